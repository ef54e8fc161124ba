insert into brands (id, slug, name, partner, serial_min, serial_max, locator_names)
select id, slug, name, partner, serial_min, serial_max, locator_names from listed_brands
on conflict (id) do update set slug = excluded.slug, name = excluded.name, partner = excluded.partner,
  serial_min = excluded.serial_min, serial_max = excluded.serial_max, locator_names = excluded.locator_names;
