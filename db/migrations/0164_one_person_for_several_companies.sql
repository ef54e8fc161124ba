-- One person acts for several companies (GAPS D12, decision 112): each membership is an account of its own, with its own company, type, addresses and requests;
-- one of them is the login of all, whose address, password and passkeys let the person in.
alter table accounts
  -- Null: the account is a login itself.
  add column login_account_id bigint references accounts,
  add check (login_account_id <> id),
  add check (login_account_id is null or password_hash is null and customer_type <> 'EMPLOYEE');
drop index accounts_by_email;
-- An address is of one login; the accounts that follow it have the same one.
create unique index accounts_by_email on accounts (email) where login_account_id is null;
create index accounts_of_login on accounts (login_account_id) where login_account_id is not null;

create function login_of(account bigint) returns bigint language sql stable as $$
  select coalesce(login_account_id, id) from accounts where id = account
$$;

-- Somebody is let in as long as one of their accounts is open.
create function may_log_in(login bigint) returns boolean language sql stable as $$
  select exists (select from accounts where id = login and enabled) or exists (select from accounts where login_account_id = login and enabled)
$$;

-- No login follows another, so nobody is let in by a chain.
create function refuse_login_of_login() returns trigger language plpgsql as $$
begin
  if exists (select from accounts where id = new.login_account_id and login_account_id is not null)
    or exists (select from accounts where login_account_id = new.id) then
    raise exception 'a login that follows another is none' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger accounts_login_is_one before insert or update of login_account_id on accounts for each row
  when (new.login_account_id is not null) execute function refuse_login_of_login();

-- Who gets another address gets it everywhere; what was erased stays so.
create function linked_accounts_follow_email() returns trigger language plpgsql as $$
begin
  update accounts set email = new.email where login_account_id = new.id and email = old.email;
  return null;
end $$;
create trigger accounts_email_followed after update of email on accounts for each row
  when (old.email is distinct from new.email and new.login_account_id is null) execute function linked_accounts_follow_email();

-- A login is used as long as one of the accounts that follow it is.
create or replace function account_last_used(account accounts) returns timestamptz language sql stable as $$
  select case
    when account.customer_type = 'EMPLOYEE' and account.enabled then 'infinity'::timestamptz
    when exists (select from requests where account_id = account.id and closed_at is null) then 'infinity'::timestamptz
    else greatest(
      account.created_at,
      account.last_login_at,
      (select max(last_seen_at) from sessions where account_id = account.id),
      (select max(closed_at) from requests where account_id = account.id),
      (select max(at) from permission_changes where account_id = account.id),
      (select max(account_last_used(following)) from accounts as following where following.login_account_id = account.id)
    )
  end
$$;
