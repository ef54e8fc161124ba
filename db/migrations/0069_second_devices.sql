-- Two devices in one parcel (DESIGN 8.33): the second one is a request of its own, which its customer has not booked. It says which request it
-- came with, and when the customer told what is wrong with it and accepted the terms, or wanted it back.
create table second_devices (
  request_id bigint primary key references requests,
  first_request_id bigint not null references requests check (first_request_id <> request_id),
  noted_at timestamptz not null,
  noted_by_account_id bigint not null references accounts,
  -- The same call twice is one device.
  call_sha256 bytea not null unique,
  answered_at timestamptz,
  wants_repair boolean,
  check ((answered_at is null) = (wants_repair is null))
);
create index second_devices_of_first on second_devices (first_request_id);
create index second_devices_by_noter on second_devices (noted_by_account_id);
create trigger tell_answer after update on second_devices for each row execute function tell_change_of_request();
