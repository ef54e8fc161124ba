-- The devices that 031_brands lists.

insert into product_types (id, brand_id, product_group_id, factory_name, trade_name)
select id, id / 1000, product_group_id, factory_name, trade_name from listed_types
on conflict (id) do update set brand_id = excluded.brand_id, product_group_id = excluded.product_group_id,
  factory_name = excluded.factory_name, trade_name = excluded.trade_name;

-- A misspelt colour finds no row, and the null refuses the whole file.
delete from product_type_colours;
insert into product_type_colours (product_type_id, colour_id)
select listed_types.id, (select colours.id from colours where colours.names ->> 'en' = colour)
from listed_types cross join unnest(string_to_array(listed_types.colours, ', ')) as colour;

drop table listed_types;
