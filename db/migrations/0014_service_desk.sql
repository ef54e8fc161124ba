-- The service desk: internal notes, steps taken back, and the orders in which open work is looked at.

create table request_notes (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  account_id bigint not null references accounts,
  at timestamptz not null,
  text text not null check (length(text) between 1 and 3000)
);
create index request_notes_of_request on request_notes (request_id, id);
create trigger request_notes_is_append_only before update or delete on request_notes for each row execute function refuse_change();

alter table request_history
  -- Only employees see it: hold, assignment, notes.
  add internal boolean not null default false,
  -- The row of the step that this one takes back; a step is taken back once.
  add undoes bigint unique references request_history;

-- The day on which something is due: what was promised, else the courier's coming. A collected device that is not here after three days is late.
alter table requests add due_on date generated always as (
  coalesce(promised_by, case when status in ('RECEIVED', 'DELIVERY_IN_ORDERED') then pickup_day + case when collected_at is null then 0 else 3 end end)
) stored;

-- Names as they are looked for: without accents, case and punctuation.
create function folded(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(lower(replace(translate($1,
    'áàâäãåāăąéèêëēėęěíìîïīóòôöõőōøúùûüűůūýÿçćčďđğĺľłńňñŕřśšşșťţțźżžÁÀÂÄÃÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÖÕŐŌØÚÙÛÜŰŮŪÝŸÇĆČĎĐĞĹĽŁŃŇÑŔŘŚŠŞȘŤŢȚŹŻŽ',
    'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuuyycccddglllnnnrrsssstttzzzaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuuyycccddglllnnnrrsssstttzzz'),
    'ß', 'ss')), '[^[:alnum:]]+', ' ', 'g'))
$$;
create function name_words(last_name text, first_name text, middle_name text, company_name text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', public.folded(last_name || ' ' || first_name || ' ' || middle_name || ' ' || coalesce(company_name, '')))
$$;
-- Building an index looks functions up by their whole name only, hence `public`. Every typed word begins some word of the name, in any order: `nagy ev` finds Kovácsné Nagy Éva.
create function name_query(typed text) returns tsquery language sql immutable strict parallel safe as $$
  select case when public.folded(typed) = '' then ''::tsquery else to_tsquery('simple', replace(public.folded(typed), ' ', ':* & ') || ':*') end
$$;

-- The queue, oldest first; with one status, one brand or one assignee the index gives that order by itself (docs/service-desk-queries.md).
create index requests_open on requests (received_at, id) where closed_at is null;
create index requests_open_of_brand on requests (brand_id, received_at, id) where closed_at is null;
create index requests_due on requests (due_on, received_at, id) where closed_at is null and due_on is not null;

-- Searching, newest first.
create index requests_by_name_words on requests using gin (name_words(last_name, first_name, middle_name, company_name));
create index requests_by_second_imei on requests (imei2) where imei2 is not null;
drop index requests_by_name, requests_by_phone, requests_by_email;
create index requests_by_phone on requests (phone, received_at desc, id desc);
create index requests_by_email on requests (lower(email), received_at desc, id desc);
