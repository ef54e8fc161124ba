-- Two benches have one sheet open: whoever looks at it hears that it was saved, closed, signed, that a photo came or a timer runs (decision 108).
-- On the channel of migration 0041, `sheet <id>`, once a transaction, when it is committed.
create function tell_sheet_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_data', 'sheet ' || new.id);
  return null;
end $$;
create trigger tell_changed_sheet after update on worksheets for each row
  when ((new.revision, new.closed_at, new.request_id) is distinct from (old.revision, old.closed_at, old.request_id)) execute function tell_sheet_changed();

create function tell_piece_of_sheet() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_data', 'sheet ' || coalesce(new.worksheet_id, old.worksheet_id));
  return null;
end $$;
create trigger tell_signature after insert on worksheet_signings for each row execute function tell_piece_of_sheet();
create trigger tell_photo after insert or update or delete on worksheet_photos for each row execute function tell_piece_of_sheet();
create trigger tell_timer after insert or update on worksheet_timers for each row execute function tell_piece_of_sheet();
create trigger tell_sheet_document after insert on worksheet_documents for each row execute function tell_piece_of_sheet();
