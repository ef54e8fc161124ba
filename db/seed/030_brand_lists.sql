-- What 031_brands lists, one file a brand; what stands after it fills the tables from these two.

-- SPEC 2: ids and slugs; `partner`: ids 1 to 13. Serial lengths: where the maker's real serials fall outside the default of 15 to 25
-- (DESIGN 8.4, DOMAIN 5). `locator_names`: the lock that must be off before the device is sent. `groups`: the kinds of devices it sells,
-- by the codes of 035_product_groups.sql. `warranty_form`, `paid_form`: our own form (070_forms.sql), null where there is none;
-- `paid_elsewhere`: the page that takes over from a paid form of ours.
create temporary table listed_brands (id integer, slug text, name text, partner boolean, serial_min integer, serial_max integer,
  locator_names jsonb, groups text, warranty_form integer, paid_form integer, paid_elsewhere text);

-- The devices we repair: id (brand id * 1000 + running number, never reused), product group, the maker's own code, the name people know
-- it by, its colours by their English names. A device we no longer take: `enabled` false, never a removed row.
create temporary table listed_types (id integer, product_group_id integer, factory_name text, trade_name text, colours text);
