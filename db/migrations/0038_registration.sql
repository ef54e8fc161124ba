-- Whoever registers is mailed a link; until it is used there is no account, and what was typed waits here.
create table registrations (
  id bigint primary key generated always as identity,
  email text not null check (email = lower(email)),
  customer_type text not null check (customer_type in ('B2C', 'MOST-B2B')),
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  phone text,
  company_name text,
  business_form_id integer,
  tax_number text,
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  -- The wordings of the privacy notice and of the terms that were accepted.
  text_version_ids integer[] not null,
  ip inet,
  -- The booking whose tick asked for the account: its confirmation carries the link.
  request_id bigint references requests,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_by_email on registrations (email);
create unique index registrations_of_request on registrations (request_id) where request_id is not null;
create index registrations_ending on registrations (expires_at);

-- Which texts were accepted with an account.
create table account_consents (
  account_id bigint not null references accounts,
  text_version_id integer not null references text_versions,
  given_at timestamptz not null,
  channel text not null default 'web',
  ip inet,
  primary key (account_id, text_version_id)
);
create trigger account_consents_is_append_only before update or delete on account_consents for each row execute function refuse_change();

-- Each link serves its own call (DESIGN 8.20). A registration is erased when its link ends, the link a month later.
alter table mailed_links add column registration_id bigint;
alter table mailed_links drop constraint mailed_links_purpose_check;
update mailed_links set purpose = 'changePassword' where purpose = 'setPassword';
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('trackingLogin', 'viewerLogin', 'followRequest', 'changePassword', 'invitation', 'registration', 'rating'));
