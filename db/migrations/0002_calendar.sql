-- The Hungarian working-day calendar (Mt. 102. §, yearly NGM decrees on moved days).

create table calendar_years (
  year integer primary key check (year between 2020 and 2100),
  decree text,
  complete boolean not null
);

create table calendar_days (
  day date primary key,
  kind text not null check (kind in ('holiday', 'rest', 'working')),
  name text not null
);
