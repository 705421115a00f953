-- What is added to the clock of the database to get the time of all servers, and since when, in that time.
alter table pulse add column shift bigint not null default 0;
alter table pulse add column since bigint not null default 0;
