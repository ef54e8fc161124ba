-- What seldom changes and is needed by many calls is held in memory by every process (src/base/server/db/reference-memory.ts). Each of its
-- tables tells of a change when it is committed, whoever made it, once a statement.

create function tell_reference_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_data', tg_table_name);
  return null;
end $$;

do $$
declare
  held text;
begin
  foreach held in array array[
    'available_services', 'brand_notices', 'brand_product_groups', 'brand_texts', 'brands', 'calendar_days', 'calendar_years', 'colours',
    'form_product_groups', 'forms', 'lookups', 'mobil_providers', 'pickup_capacity', 'preparation_steps', 'product_groups',
    'product_type_colours', 'product_types', 'repair_prices', 'system_messages', 'system_params', 'text_versions'
  ] loop
    execute format('create trigger tell_change after insert or update or delete or truncate on %I
      for each statement execute function tell_reference_change()', held);
  end loop;
end $$;
