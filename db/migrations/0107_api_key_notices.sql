-- Which notices of the end of an API key were sent: each once for each term, since a new secret begins a new one.
create table api_key_notices (
  -- Of api_keys, which a later migration makes; a notice of a key that is gone says nothing.
  key_id bigint not null,
  expires_at timestamptz not null,
  notice text not null check (notice in ('twoWeeks', 'threeDays', 'today')),
  at timestamptz not null,
  primary key (key_id, expires_at, notice)
);
