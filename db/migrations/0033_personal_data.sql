-- Personal data is erased when its term is over (src/personal-data.ts). Rows that are otherwise never changed or removed let that job
-- through, and nobody else: it says so for its own transaction.

create function erases_personal_data() returns boolean language sql stable as $$
  select coalesce(current_setting('portal.erasing', true), '') = 'on'
$$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if erases_personal_data() then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create or replace function refuse_change_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a worksheet is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if not erases_personal_data()
    and old.closed_at is not null and to_jsonb(new) - '{closed_at,closed_by_account_id}'::text[] is distinct from to_jsonb(old) - '{closed_at,closed_by_account_id}'::text[] then
    raise exception 'a closed worksheet does not change' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace function refuse_parts_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if not erases_personal_data()
    and exists (select from worksheets where request_id in (new.request_id, old.request_id) and closed_at is not null) then
    raise exception 'the parts of a closed worksheet do not change' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;

-- A link to a document goes with it.
alter table document_tokens drop constraint document_tokens_document_id_fkey;
alter table document_tokens add constraint document_tokens_document_id_fkey foreign key (document_id) references documents on delete cascade;

-- When somebody last made use of an account; 'infinity' for an employee who works here and for whoever has a request that is not closed.
create function account_last_used(account accounts) returns timestamptz language sql stable as $$
  select case
    when account.customer_type = 'EMPLOYEE' and account.enabled then 'infinity'::timestamptz
    when exists (select from requests where account_id = account.id and closed_at is null) then 'infinity'::timestamptz
    else greatest(
      account.created_at,
      account.last_login_at,
      (select max(last_seen_at) from sessions where account_id = account.id),
      (select max(closed_at) from requests where account_id = account.id),
      (select max(at) from permission_changes where account_id = account.id)
    )
  end
$$;

create index requests_closed on requests (closed_at) where closed_at is not null;
