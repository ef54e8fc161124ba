-- A company's sandbox (decision 89): a portal of its own in a database of its own, to which test keys are led. Nothing that happens there is in this one.
create table sandboxes (
  company_id bigint primary key references companies,
  database text not null unique check (database ~ '^sandbox_[a-z0-9]{16}$'),
  -- What each of its keys ends with. It opens nothing by itself: the key is looked up in the sandbox.
  tag text not null unique check (length(tag) = 16),
  -- How far its clock is ahead of the portal's.
  ahead_hours integer not null default 0 check (ahead_hours >= 0),
  opened_at timestamptz not null,
  opened_by bigint not null references accounts,
  -- Whoever does not come back loses it.
  used_at timestamptz not null
);
create index sandboxes_by_use on sandboxes (used_at);
create index sandboxes_opened_by on sandboxes (opened_by);
