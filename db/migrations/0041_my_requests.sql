-- The requests of an account as a list (src/tracking/server/my-requests), and what tells its open pages of a change at once.

-- What is open, for what waits for the customer; the whole list walks requests_of_account.
create index requests_open_of_account on requests (account_id, received_at desc, id desc) where closed_at is null and account_id is not null;
-- How many there are of each brand, and how many of them are open, from the index alone.
create index requests_of_account_by_brand on requests (account_id, brand_id) include (closed_at) where account_id is not null;

-- The channel of migration 0037 carries these too: one connection of each process hears all that it must know. A message is told when it is
-- committed, once a transaction, and holds numbers only: `request <number> <account, 0 for none>`, `session <id>`.
create function tell_request_changed(changed bigint, owner bigint) returns void language sql as $$
  select pg_notify('reference_data', 'request ' || changed || ' ' || coalesce(owner, 0))
$$;

create function tell_own_change() returns trigger language plpgsql as $$
begin
  perform tell_request_changed(new.id, new.account_id);
  return null;
end $$;
-- Nobody can look at a new request but its account.
create trigger tell_new_request after insert on requests for each row when (new.account_id is not null) execute function tell_own_change();
create trigger tell_changed_request after update on requests for each row
  when ((new.version, new.status, new.outcome, new.closed_at, new.account_id, new.pickup_day, new.pickup_window, new.collected_at, new.promised_by, new.gsm_worksheet_id)
    is distinct from (old.version, old.status, old.outcome, old.closed_at, old.account_id, old.pickup_day, old.pickup_window, old.collected_at, old.promised_by, old.gsm_worksheet_id))
  execute function tell_own_change();

create function tell_change_of_request() returns trigger language plpgsql as $$
begin
  perform tell_request_changed(new.request_id, (select account_id from requests where id = new.request_id));
  return null;
end $$;
create trigger tell_history after insert on request_history for each row when (not new.internal) execute function tell_change_of_request();
create trigger tell_message after insert on request_messages for each row execute function tell_change_of_request();
create trigger tell_document after insert on documents for each row execute function tell_change_of_request();
create trigger tell_new_shipment after insert on shipments for each row execute function tell_change_of_request();
create trigger tell_shipment after update on shipments for each row
  when ((new.status, new.ended_at, new.tracking_number) is distinct from (old.status, old.ended_at, old.tracking_number)) execute function tell_change_of_request();
create trigger tell_new_invoice after insert on invoices for each row execute function tell_change_of_request();
create trigger tell_invoice after update of status on invoices for each row when (new.status <> old.status) execute function tell_change_of_request();

create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_data', 'session ' || new.id);
  return null;
end $$;
create trigger tell_end after update of ended_at on sessions for each row when (new.ended_at is not null and old.ended_at is null) execute function tell_session_ended();
