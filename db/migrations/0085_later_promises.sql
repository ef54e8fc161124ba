-- How often another day was promised, for the overview of promises by week: read from the index alone.
create index request_promises_later on request_promises (first_id, by_kind) where first_id is not null;
