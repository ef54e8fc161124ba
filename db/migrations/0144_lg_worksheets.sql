-- Sheets of brands (decision 101): found by every number that stands on them, listed unfinished first, with documents of their own.

alter table worksheets
  -- The numbers on the sheet as they are looked for: capitals and digits.
  add column numbers text[] not null default '{}' check (cardinality(numbers) <= 200);
create index worksheets_with_number on worksheets using gin (numbers);
create index worksheets_of_kind on worksheets (kind, (closed_at is null), id);

create table worksheet_documents (
  id bigint generated always as identity primary key,
  worksheet_id bigint not null references worksheets,
  name text not null check (length(name) between 1 and 200),
  file_key text not null unique references stored_files,
  created_at timestamptz not null,
  created_by_account_id bigint not null references accounts
);
create index worksheet_documents_of_sheet on worksheet_documents (worksheet_id, id);
create trigger worksheet_documents_are_append_only before update or delete on worksheet_documents for each row execute function refuse_change();

-- Whoever works at the bench goes on seeing what they work on; from here on the keys are granted like every other.
update accounts set permission_keys = permission_keys || '{worksheet.lg.view,worksheet.lg.edit,worksheet.lg.send,worksheet.lg.export}'::text[]
where customer_type = 'EMPLOYEE' and permission_keys @> '{request.transition}' and not permission_keys && '{worksheet.lg.view}';
