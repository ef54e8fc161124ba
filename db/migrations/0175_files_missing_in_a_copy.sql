-- A stored file that is damaged or gone no longer keeps somebody's copy from being finished: how many it had to leave out.
alter table data_exports add column missing_files integer not null default 0 check (missing_files >= 0);
