-- A table is its log: every other row here can be made again from it, but for the seed and the contents.
create table games (
    game text primary key,
    kind text not null,
    status text not null check (status in ('waiting', 'playing', 'over', 'closed')),
    listed bigint not null check (listed in (0, 1)),
    seed blob not null,
    dice text not null,
    content text,
    daily text,
    created_at bigint not null,
    deadline_at bigint,
    close_reason text
);

create index games_by_deadline on games (deadline_at) where deadline_at is not null;
create index games_by_status on games (status, created_at);
create index games_to_close on games (game) where close_reason is not null and status <> 'closed';

-- The primary key is the lock: of two servers that write the same number, one is refused.
create table entries (
    game text not null references games (game),
    seq bigint not null check (seq > 0),
    at bigint not null,
    kind text not null,
    seat bigint,
    body text not null,
    primary key (game, seq)
) without rowid;

-- A cache: may be emptied at any time.
create table snapshots (
    game text primary key references games (game),
    seq bigint not null,
    bytes blob not null
);

create table contents (
    id text primary key,
    body text not null
);

create table api_keys (
    hash blob primary key,
    name text not null,
    created_at bigint not null
);

create table daily_dice (
    kind text not null,
    day text not null,
    seed blob not null,
    primary key (kind, day)
);

create table daily_entries (
    kind text not null,
    day text not null,
    player blob not null,
    game text not null unique references games (game),
    name text not null,
    score bigint,
    finished_at bigint,
    primary key (kind, day, player)
);

-- When a server last said that it lives: what is missing since then was a downtime.
create table pulse (
    id bigint primary key check (id = 1),
    at bigint not null
);
