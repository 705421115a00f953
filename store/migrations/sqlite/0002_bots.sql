-- Since when a bot is waited for, so that one whose server went away is found by another.
alter table games add column bot_at bigint;

create index games_by_bot on games (bot_at) where bot_at is not null;
