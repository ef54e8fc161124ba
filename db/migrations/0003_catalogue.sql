-- Brands, what is repaired, by which service, under which texts. Filled by db/seed/*.sql.

create table brands (
  id integer primary key,
  slug text not null unique,
  name text not null unique,
  link_url text,
  partner boolean not null default false,
  -- Serial numbers: DESIGN 8.4, a brand may be shorter or longer than the default 15 to 25.
  serial_min integer not null default 15 check (serial_min between 5 and 25),
  serial_max integer not null default 25 check (serial_max between serial_min and 40),
  -- The device locator that must be off before the device is sent, as each language's screens call it; null: none.
  locator_names jsonb,
  enabled boolean not null default true
);

create table brand_texts (
  brand_id integer not null references brands,
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  title text not null,
  description text not null,
  general_info text not null,
  primary key (brand_id, language)
);

-- Notices of a brand that hold for a time only (SPEC 1: the commercial warranty extension of 2020); shown while they apply.
create table brand_notices (
  id integer primary key,
  brand_id integer not null references brands,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  texts jsonb not null
);

create table product_groups (
  id integer primary key,
  code text not null unique,
  -- 1 phone, 2 tablet, 3 smartwatch or activity tracker; null: not in the insurance (fonix) catalogue
  service_product_group_id integer unique,
  has_sim boolean not null,
  position integer not null,
  names jsonb not null
);

-- What the customer does to the device before the courier comes; `brand_id` or `product_group_id` null: every one.
create table preparation_steps (
  id integer primary key,
  brand_id integer references brands,
  product_group_id integer references product_groups,
  position integer not null,
  texts jsonb not null,
  enabled boolean not null default true
);

create table brand_product_groups (
  brand_id integer not null references brands,
  product_group_id integer not null references product_groups,
  primary key (brand_id, product_group_id)
);

create table product_types (
  id integer primary key,
  brand_id integer not null references brands,
  product_group_id integer not null references product_groups,
  factory_name text not null,
  trade_name text not null,
  enabled boolean not null default true,
  unique (brand_id, factory_name, trade_name)
);
create index product_types_of_brand on product_types (brand_id, product_group_id, trade_name);

create table colours (
  id integer primary key,
  hex text not null check (hex ~ '^#[0-9a-f]{6}$'),
  names jsonb not null
);

create table product_type_colours (
  product_type_id integer not null references product_types,
  colour_id integer not null references colours,
  primary key (product_type_id, colour_id)
);

-- Which fields, papers and texts a door asks for; the booking flow is drawn from `definition`.
create table forms (
  id integer primary key,
  code text not null unique,
  names jsonb not null,
  definition jsonb not null
);

create table form_product_groups (
  form_id integer not null references forms,
  brand_id integer not null references brands,
  product_group_id integer not null references product_groups,
  primary key (form_id, brand_id, product_group_id)
);

create table mobil_providers (
  id integer primary key,
  slug text not null unique,
  name text not null,
  texts jsonb not null
);

create table available_services (
  id integer primary key,
  brand_id integer references brands,
  provider_id integer references mobil_providers,
  service_id integer not null,
  service_code text not null,
  warranty_type_id integer not null check (warranty_type_id in (1, 2, 3)),
  -- Where the customer goes: our own form, or somebody else's page.
  form_id integer references forms,
  external_url text check (external_url ~ '^https://'),
  check (num_nonnulls(form_id, external_url) = 1),
  names jsonb not null,
  terms jsonb not null,
  position integer not null default 0,
  enabled boolean not null default true,
  unique nulls not distinct (brand_id, provider_id, service_id, warranty_type_id, service_code)
);
create index available_services_of_brand on available_services (brand_id) where enabled;
create index available_services_of_provider on available_services (provider_id) where enabled;

create table system_params (
  id integer primary key,
  key text not null,
  value jsonb not null,
  public boolean not null default false,
  valid_from date not null default '2020-01-01',
  valid_to date,
  note text not null
);
create index system_params_by_key on system_params (key, valid_from desc);

create table lookups (
  kind text not null,
  id integer not null,
  position integer not null,
  names jsonb not null,
  -- The abbreviation a company's name carries: Kft.
  short text,
  primary key (kind, id)
);

create table system_messages (
  id integer primary key generated by default as identity,
  product_code text not null,
  current_version text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  valid_from timestamptz not null,
  valid_to timestamptz
);
create index system_messages_current on system_messages (product_code, valid_from desc);

-- The price list behind POST calculator/repair and /generalCosts, gross forints.
create table repair_prices (
  id integer primary key,
  brand_id integer references brands,
  product_group_id integer not null references product_groups,
  failure_option_id integer not null,
  price_from integer not null check (price_from >= 0),
  price_to integer not null check (price_to >= price_from),
  valid_from date not null,
  valid_to date
);
create index repair_prices_by_device on repair_prices (product_group_id, failure_option_id, brand_id);

-- Every text a person can agree to, by version; a consent points at the row, so its words are provable.
create table text_versions (
  id integer primary key generated by default as identity,
  kind text not null check (kind in ('privacy', 'terms', 'generalInfo', 'serviceTerms', 'startNow', 'startLoss', 'orderToPay')),
  subject text not null default '',
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  sha256 text not null,
  body text not null,
  valid_from timestamptz not null default now(),
  unique (kind, subject, language, sha256)
);

-- Sentences that several texts share, as HTML in each language; the seeds build the texts of brands and services from them.
create table text_parts (
  key text primary key,
  words jsonb not null
);

-- A sum as each language writes it, with no-break spaces: 4522 Ft, HUF 4,522, 4.522 HUF.
create function spoken_forints(forints integer, language text) returns text language sql immutable as $$
  select case language
    when 'hu' then (case when forints < 10000 then forints::text else replace(to_char(forints, 'FM999,999,999'), ',', U&'\00A0') end) || U&'\00A0Ft'
    when 'en' then U&'HUF\00A0' || to_char(forints, 'FM999,999,999')
    else replace(to_char(forints, 'FM999,999,999'), ',', '.') || U&'\00A0HUF'
  end
$$;

-- Fills the figures of system_params in force today into a text: {returnFee}, {returnFeeCash} (DOMAIN 0.8), {inspectionFee},
-- {deliveryFee}, {quoteDays}, {reportDays}, {repairDays}, {cutOff}, {warrantyMonths}. The seeds write their texts with it, so a figure is said in one place.
create function with_figures(body text, language text) returns text language plpgsql stable as $$
declare
  figure record;
  forints integer;
  said text;
  filled text := body;
begin
  for figure in
    select distinct on (key) key, value from system_params
    where valid_from <= current_date and (valid_to is null or valid_to >= current_date)
    order by key, valid_from desc
  loop
    if figure.key in ('returnFee', 'inspectionFee', 'deliveryFee') then
      forints := (figure.value #>> '{}')::integer;
      filled := replace(filled, '{' || figure.key || '}', spoken_forints(forints, language));
      filled := replace(filled, '{' || figure.key || 'Cash}', spoken_forints((round(forints / 5.0) * 5)::integer, language));
    else
      said := case figure.key
        when 'quoteValidityWorkingDays' then 'quoteDays'
        when 'expertReportValidityWorkingDays' then 'reportDays'
        when 'expectedRepairWorkingDays' then 'repairDays'
        when 'pickupCutOff' then 'cutOff'
        when 'serviceWarrantyMonths' then 'warrantyMonths'
      end;
      continue when said is null;
      filled := replace(filled, '{' || said || '}',
        case jsonb_typeof(figure.value) when 'array' then (figure.value ->> 0) || '–' || (figure.value ->> 1) else figure.value #>> '{}' end);
    end if;
  end loop;
  if filled ~ '\{[a-zA-Z]+\}' then
    raise exception 'a text names a figure that no system parameter holds: %', substring(filled from '\{[a-zA-Z]+\}');
  end if;
  return filled;
end $$;

-- The named sentences of text_parts as one list, in the order asked for: text_list('dataErased, cutOff', 'hu') is <ul><li>…</li><li>…</li></ul>.
create function text_list(keys text, language text) returns text language plpgsql stable as $$
declare
  asked text[] := string_to_array(keys, ', ');
  items text;
begin
  if exists (select from unnest(asked) as wanted where not exists (select from text_parts where key = wanted and words ? language)) then
    raise exception 'no sentence in % for one of: %', language, keys;
  end if;
  select string_agg('<li>' || (words ->> language) || '</li>', '' order by place) into items
  from unnest(asked) with ordinality as wanted (name, place) join text_parts on key = name;
  return with_figures('<ul>' || items || '</ul>', language);
end $$;
