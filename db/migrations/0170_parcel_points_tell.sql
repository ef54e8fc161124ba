-- Lists of parcel points are answered from memory for some seconds (src/base/server/http/held-answers.ts); a delivery of a courier's list is seen at once.
create trigger tell_change after insert or update or delete or truncate on parcel_points for each statement execute function tell_reference_change();
