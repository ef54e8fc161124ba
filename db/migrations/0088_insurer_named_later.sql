-- An insurer whom nobody named when the quote was sent is named by finance before the month is invoiced (decision 78): by whom, and when.
alter table insurer_quotes
  add column insurer_named_by bigint references accounts,
  add column insurer_named_at timestamptz,
  add check ((insurer_named_by is null) = (insurer_named_at is null)),
  add check (insurer_named_by is null or insurer_id is not null);
create index insurer_quotes_named_by on insurer_quotes (insurer_named_by) where insurer_named_by is not null;
