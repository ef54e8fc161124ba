-- A parcel lost on either leg ends its request (DESIGN 8.33): an employee decides it, and what the customer is paid for the device.

alter table requests drop constraint requests_outcome_check;
alter table requests add constraint requests_outcome_check check (outcome in ('REPAIRED', 'REPLACED', 'NO_FAULT', 'WARRANTY_REJECTED', 'RETURNED_UNREPAIRED',
  'CANCELLED', 'BOUGHT', 'LOST'));
alter table shipments drop constraint shipments_status_check;
alter table shipments add constraint shipments_status_check check (status in ('CREATED', 'PICKUP_ORDERED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY',
  'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED', 'LOST'));
alter table shipments add constraint shipments_lost_have_an_end check (status <> 'LOST' or ended_at is not null);
alter table shipment_events drop constraint shipment_events_code_check;
alter table shipment_events add constraint shipment_events_code_check check (code in ('CREATED', 'PICKUP_ORDERED', 'PICKED_UP', 'IN_TRANSIT',
  'OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED', 'LOST'));

create table lost_parcels (
  request_id bigint primary key references requests,
  leg text not null check (leg in ('in', 'out')),
  -- Whole forints, as agreed with the customer.
  compensation integer not null check (compensation between 0 and 10000000),
  -- How the sum came about, and what the courier answered; for employees.
  note text not null check (length(note) between 1 and 3000),
  decided_at timestamptz not null,
  decided_by_account_id bigint not null references accounts
);
create index lost_parcels_by_decider on lost_parcels (decided_by_account_id);
create trigger lost_parcels_are_append_only before update or delete on lost_parcels for each row execute function refuse_change();
