-- What a technician did without a network arrives later, and perhaps twice, where the first answer was lost: each piece brings the key it was given on
-- the phone, and is there once, whoever's login brings it (decision 116).
alter table worksheet_photos add column away_key text unique check (length(away_key) = 32);
alter table worksheet_signings add column away_key text unique check (length(away_key) = 32);
