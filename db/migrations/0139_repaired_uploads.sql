-- A file whose ő and ű had become õ and û was repaired while it was read (DOMAIN 10): whoever sent it is told, because it was guessed.
alter table bulk_uploads add column repaired boolean not null default false;
