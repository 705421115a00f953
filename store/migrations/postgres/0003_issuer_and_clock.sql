-- What marks the cookies that servers of this database have issued.
create table issuer (
    id bigint primary key check (id = 1),
    secret bytea not null
);

-- By which steady clock the sign of life was given, and since which start of its machine that clock runs.
alter table pulse add column boot text not null default '';
alter table pulse add column steady bigint not null default 0;
