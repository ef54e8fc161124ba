-- Employees are taken on, given their permissions and closed out by employees.

alter table accounts
  -- Of what a manager changes: keys, and whether the account is open.
  add version integer not null default 1,
  add last_login_at timestamptz;
create index accounts_of_staff on accounts (last_name, first_name, id) where customer_type = 'EMPLOYEE';

-- Who did what to whose permissions, with the keys before and after.
create table permission_changes (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  -- Null: whoever keeps the server, by `npm run add-employee`.
  changed_by bigint references accounts,
  deed text not null check (deed in ('takenOn', 'granted', 'deactivated', 'reactivated')),
  keys_before text[] not null,
  keys_after text[] not null,
  at timestamptz not null
);
create index permission_changes_of_account on permission_changes (account_id, id);
create trigger permission_changes_is_append_only before update or delete on permission_changes for each row execute function refuse_change();

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('trackingLogin', 'viewerLogin', 'followRequest', 'setPassword', 'invitation', 'serviceWarranty', 'rating'));
