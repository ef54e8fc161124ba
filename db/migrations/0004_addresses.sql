-- Parcel lockers and shops of the two providers; postal codes and streets come from the package hu-postal-codes.

create table parcel_points (
  provider text not null check (provider in ('foxpost', 'gls')),
  code text not null,
  kind text not null check (kind in ('locker', 'shop')),
  name text not null,
  postal_code text not null,
  city text not null,
  street text not null,
  directions text not null default '',
  latitude double precision not null,
  longitude double precision not null,
  -- seven entries, Monday first: "08:00-20:00"; empty: closed
  opening jsonb not null default '[]',
  enabled boolean not null default true,
  primary key (provider, code)
);
create index parcel_points_by_postal_code on parcel_points (postal_code) where enabled;
