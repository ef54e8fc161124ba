-- The PDF of a wording that was accepted: drawn once, attached to every confirmation of a booking that accepted it.
alter table text_versions add column file_key text references stored_files (key);
