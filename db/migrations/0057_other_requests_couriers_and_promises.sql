-- A device whose identifier belongs to another open request may be received all the same; which one the employee was shown stays with the arrival.
alter table arrivals add other_request_id bigint check (other_request_id is null or other_request_id <> request_id and read_identifier is not null);
