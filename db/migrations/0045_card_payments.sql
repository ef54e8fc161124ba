-- Card payments through SimplePay, money that comes late, refunds, and what a person must look at (decision 41).

-- `lateSuccess`: the money came after its invoice had been paid otherwise or cancelled; it is given back by itself.
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (provider in ('paypal', 'simplepay', 'simulator', 'cardSimulator'));
do $$
declare of_status text;
begin
  for of_status in select conname from pg_constraint where conrelid = 'payments'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%status%' loop
    execute format('alter table payments drop constraint %I', of_status);
  end loop;
end $$;
alter table payments
  add constraint payments_status_check
    check (status in ('created', 'redirected', 'approved', 'paid', 'failed', 'cancelled', 'expired', 'lateSuccess')),
  add check (status not in ('redirected', 'approved', 'paid', 'lateSuccess') or provider_payment_id is not null),
  add check ((status in ('paid', 'lateSuccess')) = (capture_id is not null)),
  add check ((status in ('paid', 'failed', 'cancelled', 'expired', 'lateSuccess')) = (ended_at is not null)),
  -- Ended for us, while the provider may still take the payer's money by itself: the clock looks until then.
  add column watched_until timestamptz;
create index payments_to_watch on payments (next_check_at) where watched_until is not null and status in ('failed', 'cancelled', 'expired');

-- Money that has come does not change. What ended without money may only turn out to be money after all.
drop trigger payments_end_for_good on payments;
create trigger payments_end_for_good before delete or update on payments for each row
  when (old.status in ('paid', 'lateSuccess')) execute function refuse_change();
create trigger ended_payments_stay before delete on payments for each row
  when (old.status in ('failed', 'cancelled', 'expired')) execute function refuse_change();
create trigger ended_payments_become_money_only before update on payments for each row
  when (old.status in ('failed', 'cancelled', 'expired')
    and (new.status not in (old.status, 'paid', 'lateSuccess')
      or (new.invoice_id, new.amount, new.provider, new.provider_payment_id) is distinct from (old.invoice_id, old.amount, old.provider, old.provider_payment_id)))
  execute function refuse_change();

-- Money given back through the provider it came by. `forApproval`: above the limit, until a second employee says yes.
create table refunds (
  -- Sent with the call (PayPal-Request-Id), so that a refund that is asked for again is recognised.
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  amount integer not null check (amount > 0),
  cause text not null check (cause in ('desk', 'surplus')),
  reason text not null default '',
  status text not null check (status in ('forApproval', 'asked', 'done', 'failed', 'declined')),
  asked_at timestamptz not null,
  -- Null: by itself.
  asked_by bigint references accounts,
  check ((cause = 'desk') = (asked_by is not null)),
  decided_by bigint references accounts,
  decided_at timestamptz,
  -- Four eyes: nobody decides what they asked for.
  check (decided_by <> asked_by),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'declined' or decided_by is not null),
  provider_refund_id text,
  ended_at timestamptz,
  check ((status in ('done', 'failed', 'declined')) = (ended_at is not null)),
  check ((status = 'done') = (provider_refund_id is not null)),
  next_try_at timestamptz not null,
  tries integer not null default 0,
  -- Whoever is asking the provider holds it until then.
  asked_until timestamptz
);
-- What came too much is given back once.
create unique index refunds_once_of_surplus on refunds (payment_id) where cause = 'surplus' and status <> 'failed';
-- One at a time: a provider that knows no request ids tells by what is left of a payment whether a refund was made.
create unique index refunds_one_at_work on refunds (payment_id) where status in ('forApproval', 'asked');
create index refunds_of_payment on refunds (payment_id);
create index refunds_to_do on refunds (next_try_at) where status = 'asked';
create index refunds_newest on refunds (asked_at desc, id desc);
create index refunds_asked_by on refunds (asked_by) where asked_by is not null;
create index refunds_decided_by on refunds (decided_by) where decided_by is not null;
create trigger refunds_end_for_good before delete or update on refunds for each row
  when (old.status in ('done', 'failed', 'declined')) execute function refuse_change();

-- Never more is given back than came.
create function refuse_too_much_refunded() returns trigger language plpgsql as $$
declare came integer;
begin
  select amount into came from payments where id = new.payment_id and status in ('paid', 'lateSuccess') for update;
  if came is null or came < (select sum(amount) from refunds where payment_id = new.payment_id and status not in ('failed', 'declined')) then
    raise exception 'more would be given back than came' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger refunds_stay_within_payment after insert on refunds for each row execute function refuse_too_much_refunded();

-- What no rule can decide: a person looks, does what is to be done, and says so.
create table payment_issues (
  id bigint primary key generated always as identity,
  payment_id uuid not null references payments,
  refund_id uuid references refunds,
  kind text not null check (kind in ('otherMoney', 'unknownToProvider', 'refundFailed', 'refundUnclear')),
  -- What the provider says came, where that is the matter.
  found_amount text,
  found_currency text,
  noticed_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references accounts,
  resolution text not null default '',
  check ((resolved_at is null) = (resolved_by is null))
);
create unique index payment_issues_once on payment_issues (payment_id, kind) where resolved_at is null;
create index payment_issues_open on payment_issues (id) where resolved_at is null;
create index payment_issues_of_payment on payment_issues (payment_id);
create index payment_issues_of_refund on payment_issues (refund_id) where refund_id is not null;
create index payment_issues_resolved_by on payment_issues (resolved_by) where resolved_by is not null;

-- The simulators keep one book. A card is charged on the provider's own page, so that simulator takes the money itself.
alter table simulated_payments
  add column method text not null default 'online' check (method in ('online', 'card')),
  add column fail_url text,
  add column refunded integer not null default 0,
  add check (refunded between 0 and amount);
create table simulated_refunds (
  request_id uuid primary key,
  payment_id text not null references simulated_payments,
  amount integer not null check (amount > 0)
);
create index simulated_refunds_of_payment on simulated_refunds (payment_id);
