-- What staff set for a company beside days and credit (GAPS D12, decision 110): how it may pay, what it usually pays by, and whose prices it has.

-- A named price list holds for the companies it is given to, before the general one.
create table price_lists (
  id integer primary key generated always as identity,
  name text not null check (name <> '' and length(name) <= 100),
  created_at timestamptz not null,
  created_by bigint not null references accounts
);
create unique index price_lists_by_name on price_lists (lower(name));
create index price_lists_created_by on price_lists (created_by);

-- Null: the general list.
alter table price_changes add column price_list_id integer references price_lists;
create index price_changes_of_list on price_changes (price_list_id, id desc) where price_list_id is not null;

-- A draft keeps its list; a published change stays whole by the trigger it has.
create trigger price_changes_keep_their_list before update on price_changes for each row
  when (new.price_list_id is distinct from old.price_list_id) execute function refuse_change();

create trigger tell_change after insert or update or delete or truncate on price_lists
  for each statement execute function tell_reference_change();

alter table company_terms
  -- Lookup `paymentMethods`; null: whatever its type of customer may choose.
  add column payment_methods integer[] check (cardinality(payment_methods) > 0 and payment_methods <@ array[1, 2, 3, 4, 5]),
  -- Null: a transfer, or what whoever sends prefers.
  add column usual_method integer check (usual_method between 1 and 5),
  -- Null: the general prices.
  add column price_list_id integer references price_lists,
  add check (usual_method is null or payment_methods is null or usual_method = any (payment_methods));
create index company_terms_price_list on company_terms (price_list_id) where price_list_id is not null;

drop trigger company_terms_unchanged on company_terms;
create trigger company_terms_unchanged before update on company_terms for each row
  when (old.company_id is not null or new.company_id is null or new.account_id is not null
    or (new.id, new.due_days, new.credit_limit, new.barred, new.payment_methods, new.usual_method, new.price_list_id, new.note, new.set_at, new.set_by)
      is distinct from (old.id, old.due_days, old.credit_limit, old.barred, old.payment_methods, old.usual_method, old.price_list_id, old.note, old.set_at, old.set_by))
  execute function refuse_change();
