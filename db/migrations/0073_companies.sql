-- Companies and their people (GAPS D12). An account belongs to one company at most; who left keeps their row, so that they can come back.
create table companies (
  id bigint primary key generated always as identity,
  name text not null check (length(name) between 1 and 200),
  business_form_id integer,
  tax_number text,
  customer_type text not null check (customer_type in ('B2B', 'FLOTTA', 'PREALERT', 'DISTRIBUTOR', 'STORE_01', 'RETAILER', 'OTHER_01', 'MOST-B2B')),
  created_at timestamptz not null,
  created_by bigint not null references accounts
);
create index companies_by_name on companies using gin (name_words(name, '', '', ''));
create index companies_created_by on companies (created_by);

create table company_people (
  account_id bigint primary key references accounts,
  company_id bigint not null references companies,
  role text not null check (role in ('administrator', 'approver', 'member', 'viewer')),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- Sent back with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1
);
create index company_people_of_company on company_people (company_id, account_id);

-- Who was invited and has not come yet; accepted or taken back, the row is gone.
create table company_invitations (
  id bigint primary key generated always as identity,
  company_id bigint not null references companies,
  email text not null check (email = lower(email)),
  last_name text not null,
  first_name text not null,
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  role text not null check (role in ('administrator', 'approver', 'member', 'viewer')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  unique (company_id, email)
);
create index company_invitations_ending on company_invitations (expires_at);

-- Who changed what about the people of a company.
create table company_log (
  id bigint primary key generated always as identity,
  company_id bigint not null references companies,
  at timestamptz not null,
  by_account_id bigint not null references accounts,
  action text not null check (action in ('created', 'invited', 'invitedAgain', 'takenBack', 'joined', 'roleChanged', 'left', 'returned')),
  -- Whom it is about: a person, or an address that was invited.
  account_id bigint references accounts,
  email text,
  role_before text,
  role_after text
);
create index company_log_of_company on company_log (company_id, id desc);
create index company_log_of_account on company_log (account_id) where account_id is not null;
create index company_log_by_account on company_log (by_account_id);
create trigger company_log_is_append_only before update or delete on company_log for each row execute function refuse_change();

-- Gone with its invitation, as the registration's is.
alter table mailed_links add column company_invitation_id bigint;
create index mailed_links_of_company_invitation on mailed_links (company_invitation_id) where company_invitation_id is not null;
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('trackingLogin', 'viewerLogin', 'followRequest', 'changePassword', 'invitation', 'registration', 'rating', 'companyInvitation'));
