-- What comes after a delivery in vain (DESIGN 8.33): the customer says where the device goes next, or that they fetch it. It holds for the
-- parcel that came back: once another one has set out, its own failure is followed by a choice of its own.
create table delivery_choices (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  shipment_id bigint not null references shipments,
  way text not null check (way in ('delivery', 'counter')),
  -- Where the address or the locker is to be reached from this day on.
  not_before date,
  chosen_at timestamptz not null,
  check (way = 'delivery' or not_before is null)
);
create index delivery_choices_of_shipment on delivery_choices (shipment_id, id desc);
create index delivery_choices_of_request on delivery_choices (request_id);
create trigger delivery_choices_are_append_only before update or delete on delivery_choices for each row execute function refuse_change();
create trigger tell_delivery_choice after insert on delivery_choices for each row execute function tell_change_of_request();
