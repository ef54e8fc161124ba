-- A device whose identifier belongs to another open request may be received all the same; which one the employee was shown stays with the arrival.
alter table arrivals add other_request_id bigint check (other_request_id is null or other_request_id <> request_id and read_identifier is not null);

-- The last day anything was heard of a parcel (GAPS D17). Before its day nothing is expected of the courier.
alter table shipments add news_on date;
update shipments set news_on = (select (max(at) at time zone 'Europe/Budapest')::date from shipment_events where shipment_id = shipments.id);
create function note_news_of_parcel() returns trigger language plpgsql as $$
begin
  update shipments set news_on = greatest(news_on, (new.at at time zone 'Europe/Budapest')::date) where id = new.shipment_id;
  return null;
end $$;
create trigger note_news after insert on shipment_events for each row execute function note_news_of_parcel();
create index shipments_awaiting_news on shipments (greatest(day, news_on)) where ended_at is null and ordered_at is not null and status <> 'IN_LOCKER';

-- What the courier was asked about a parcel, and what it answered.
create table courier_enquiries (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  shipment_id bigint not null references shipments,
  asked_at timestamptz not null,
  asked_by_account_id bigint not null references accounts,
  -- The courier's own number of the enquiry.
  reference text not null check (length(reference) <= 60),
  note text not null check (length(note) between 1 and 300),
  answer text check (length(answer) between 1 and 300),
  answered_at timestamptz check ((answered_at is null) = (answer is null)),
  answered_by_account_id bigint references accounts
);
create unique index courier_enquiries_one_open on courier_enquiries (shipment_id) where answered_at is null;
create index courier_enquiries_of_request on courier_enquiries (request_id, id);
