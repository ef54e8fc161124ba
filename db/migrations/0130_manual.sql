-- The employees' manual (SPEC 2, dolgozoi-kisokos): articles, every version they were left in, their pictures, and who confirmed the important ones.

create table manual_articles (
  id bigint primary key generated always as identity,
  -- Of the newest row of manual_versions; sent back with every change.
  version integer not null default 1 check (version > 0),
  -- Confirmations of this version and of later ones hold: a change that alters nothing of what is to be done leaves it where it was.
  confirmed_since integer not null default 1 check (confirmed_since > 0),
  retired_at timestamptz
);

create table manual_versions (
  article_id bigint not null references manual_articles,
  version integer not null check (version > 0),
  title text not null,
  -- Markdown.
  body text not null,
  -- Empty: for every brand.
  brand_ids integer[] not null,
  -- Where it is offered at the desk; empty: in the manual alone.
  places text[] not null,
  -- Everybody who may read it is asked to confirm that they have.
  important boolean not null,
  -- What the change was about.
  note text not null,
  written_at timestamptz not null,
  -- Null: it came with the portal.
  written_by bigint references accounts,
  primary key (article_id, version)
);
create trigger manual_versions_is_append_only before update or delete on manual_versions for each row execute function refuse_change();

create table manual_confirmations (
  article_id bigint not null,
  version integer not null,
  account_id bigint not null references accounts,
  at timestamptz not null,
  primary key (article_id, account_id, version),
  foreign key (article_id, version) references manual_versions
);
create index manual_confirmations_of_account on manual_confirmations (account_id);

create table manual_pictures (
  id bigint primary key generated always as identity,
  file_key text not null unique references stored_files,
  added_at timestamptz not null,
  added_by bigint not null references accounts
);

create trigger tell_change after insert or update or delete or truncate on manual_articles for each statement execute function tell_reference_change();
create trigger tell_change after insert or update or delete or truncate on manual_versions for each statement execute function tell_reference_change();
