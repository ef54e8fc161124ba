-- A file of requests on its way (decision 86): read, mended in place, and sent once; what of it was sent is an order. What stands in it is gone
-- with its term, or as soon as it was sent.
create table bulk_uploads (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  company_id bigint references companies,
  file_name text not null,
  file_size integer not null,
  file_sha256 bytea not null,
  uploaded_at timestamptz not null,
  state text not null check (state in ('draft', 'refused', 'committed', 'discarded')),
  -- Raised with every change of a cell or a column, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  -- The cells as texts: headings and rows of the file, and which column of ours each place is. Null once they are not needed.
  heading jsonb,
  mapping jsonb,
  rows jsonb,
  -- Why the file was not read.
  refused_because text,
  row_count integer not null default 0,
  -- As the last look found them.
  accepted integer not null default 0,
  warned integer not null default 0,
  wrong integer not null default 0,
  committed_at timestamptz,
  order_id bigint references orders,
  -- What became of each row that was sent: its request, and the name of the document that belongs to it.
  results jsonb,
  created integer not null default 0
);
create index bulk_uploads_of_account on bulk_uploads (account_id, id desc);
create index bulk_uploads_of_order on bulk_uploads (order_id) where order_id is not null;
create index bulk_uploads_by_age on bulk_uploads (uploaded_at);

-- What a company's, or an account's, own headings mean; a null column is left out on purpose.
create table bulk_upload_headings (
  id bigint primary key generated always as identity,
  company_id bigint references companies,
  account_id bigint references accounts,
  heading_key text not null check (length(heading_key) between 1 and 200),
  column_name text,
  check ((company_id is null) <> (account_id is null))
);
create unique index bulk_upload_headings_of_company on bulk_upload_headings (company_id, heading_key) where company_id is not null;
create unique index bulk_upload_headings_of_account on bulk_upload_headings (account_id, heading_key) where account_id is not null;
