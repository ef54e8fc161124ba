-- How often callers called in the window that is open for them, all processes together (decision 129). Unlogged: a crash of the database
-- begins every limit anew, and counting waits for no disk.
create unlogged table rate_limit_counts (
  limit_name text not null,
  subject text not null,
  hits integer not null check (hits > 0),
  ends_at timestamptz not null,
  primary key (limit_name, subject)
) with (fillfactor = 50);
