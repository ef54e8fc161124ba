-- The first price list. Written here in gross forints, as customers read them, and stored net. Of repairs: brand, kind of device or model, fault
-- (1 display, 2 battery, 3 back cover). Water damage and "other" (4 and 5) have no price: they need an inspection. What was published is
-- never changed, so this list comes once; a later one is a change that staff publish.

insert into price_changes (id, title, status, valid_from, created_at)
select 1, 'Kezdő árlista', 'draft', '2026-09-01', '2026-08-25T08:00:00Z'
where not exists (select from price_changes where id = 1);

create temporary table listed_repairs (
  brand_id integer, product_group_id integer, product_type_id integer, fault integer, gross_from integer, gross_to integer, minutes integer
);
insert into listed_repairs values
  -- mobile phone
  (null, 1, null, 1,  24990,  89990, 60), (null, 1, null, 2,  12990,  29990, 30), (null, 1, null, 3,   9990,  34990, 45),
  (2,    1, null, 1,  49990, 188990, 60), (2,    1, null, 2,  29990,  54990, 30), (2,    1, null, 3,  39990,  99990, 90),
  (12,   1, null, 1,  34990, 169990, 60), (12,   1, null, 2,  14990,  34990, 30), (12,   1, null, 3,  12990,  39990, 45),
  (98,   1, null, 1,  59990, 129990, 60), (98,   1, null, 2,  24990,  39990, 45), (98,   1, null, 3,  29990,  59990, 60),
  -- tablet
  (null, 2, null, 1,  34990,  99990, 90), (null, 2, null, 2,  19990,  39990, 60), (null, 2, null, 3,  19990,  49990, 90),
  (2,    2, null, 1,  59990, 218990, 90), (2,    2, null, 2,  39990,  79990, 60),
  (12,   2, null, 1,  44990, 149990, 90),
  -- laptop
  (null, 3, null, 1,  49990, 139990, 90), (null, 3, null, 2,  29990,  59990, 45), (null, 3, null, 3,  24990,  69990, 60),
  (2,    3, null, 1, 149990, 329990, 120), (2,   3, null, 2,  69990, 119990, 60),
  -- smartwatch, activity tracker
  (null, 4, null, 1,  24990,  69990, 60), (null, 4, null, 2,  14990,  29990, 45),
  (2,    4, null, 1,  79990, 149990, 60), (2,    4, null, 2,  34990,  49990, 45),
  -- desktop computer with a built-in display; wireless headphones; action camera; robot vacuum cleaner; e-scooter, e-bike
  (null, 5, null, 1,  69990, 198990, 120),
  (null, 6, null, 2,   9990,  29990, 45),
  (null, 7, null, 1,  24990,  49990, 45), (null, 7, null, 2,   9990,  19990, 20),
  (null, 8, null, 2,  19990,  44990, 30),
  (null, 9, null, 1,  14990,  34990, 45), (null, 9, null, 2,  59990, 149990, 60),
  -- models: iPhone 13, 14, 15, 16
  (null, null, 2001, 1,  54990,  74990, 60), (null, null, 2001, 2, 29990, 32990, 30), (null, null, 2001, 3, 39990, 49990, 90),
  (null, null, 2002, 1,  59990,  84990, 60), (null, null, 2002, 2, 32990, 36990, 30), (null, null, 2002, 3, 39990, 54990, 90),
  (null, null, 2004, 1,  79990, 109990, 60), (null, null, 2004, 2, 36990, 39990, 30), (null, null, 2004, 3, 44990, 59990, 60),
  (null, null, 2006, 1,  89990, 124990, 60), (null, null, 2006, 2, 39990, 44990, 30), (null, null, 2006, 3, 49990, 64990, 60),
  -- Galaxy S23, S24, A15, A34, A54, A55
  (null, null, 12003, 1, 69990,  84990, 60), (null, null, 12003, 2, 19990, 24990, 30), (null, null, 12003, 3, 17990, 22990, 45),
  (null, null, 12004, 1, 79990,  94990, 60), (null, null, 12004, 2, 22990, 26990, 30), (null, null, 12004, 3, 19990, 24990, 45),
  (null, null, 12008, 1, 34990,  39990, 60), (null, null, 12008, 2, 14990, 17990, 30), (null, null, 12008, 3, 12990, 14990, 45),
  (null, null, 12009, 1, 44990,  49990, 60), (null, null, 12009, 2, 16990, 19990, 30), (null, null, 12009, 3, 13990, 16990, 45),
  (null, null, 12010, 1, 49990,  54990, 60), (null, null, 12010, 2, 16990, 19990, 30), (null, null, 12010, 3, 14990, 17990, 45),
  (null, null, 12011, 1, 53990,  58990, 60), (null, null, 12011, 2, 17990, 21990, 30), (null, null, 12011, 3, 16990, 18990, 45),
  -- Pixel 8; Redmi Note 12 and 13; P30 Pro
  (null, null, 98006, 1, 69990,  84990, 60), (null, null, 98006, 2, 26990, 29990, 45), (null, null, 98006, 3, 32990, 39990, 60),
  (null, null, 13008, 1, 29990,  36990, 60), (null, null, 13008, 2, 13990, 16990, 30), (null, null, 13008, 3, 11990, 14990, 45),
  (null, null, 13009, 1, 32990,  39990, 60), (null, null, 13009, 2, 13990, 16990, 30), (null, null, 13009, 3, 11990, 14990, 45),
  (null, null, 7001,  1, 54990,  69990, 60), (null, null, 7001,  2, 16990, 18990, 45), (null, null, 7001,  3, 14990, 19990, 45);

insert into prices (change_id, kind, brand_id, product_group_id, product_type_id, failure_option_id, net_from, net_to, labour_minutes, days_from, days_to)
select 1, 'repair', brand_id, product_group_id, product_type_id, fault, round(gross_from * 100 / 127.0), round(gross_to * 100 / 127.0), minutes,
  -- Parts of listed models are in stock; anything else takes the usual days.
  case when product_type_id is not null then case fault when 1 then 5 else 3 end end,
  case when product_type_id is not null then case fault when 1 then 8 else 6 end end
from listed_repairs where exists (select from price_changes where id = 1 and status = 'draft');
drop table listed_repairs;

insert into prices (change_id, kind, product_group_id, service_option_id, net_from, net_to, labour_minutes, days_from, days_to, notes)
select 1, 'service', product_group_id, service, round(gross_from * 100 / 127.0), round(gross_to * 100 / 127.0), minutes, 1, 3, '{}'
from (values
  (1, 1,  7990,  9990, 45), (2, 1,  7990,  9990, 45), (3, 1, 14990, 19990, 90),
  (1, 2, 14990, 49990, 120), (2, 2, 14990, 49990, 120), (3, 2, 19990, 79990, 180),
  (1, 3,  4990,  6990, 20), (2, 3,  4990,  7990, 30), (3, 3, 12990, 17990, 60),
  (1, 4,  3990,  6990, 10), (2, 4,  4990,  9990, 15)
) as listed (product_group_id, service, gross_from, gross_to, minutes)
where exists (select from price_changes where id = 1 and status = 'draft');

-- Buyback: what we pay for a model with so much storage in the best state; a device less well kept is worth a part of it. No VAT is in it.
insert into prices (change_id, kind, product_type_id, storage_gb, grade, net_from, net_to)
select 1, 'buyback', product_type_id, storage_gb, grade, net, net
from (
  select product_type_id, storage_gb, grade, (round(best * part / 500) * 500)::integer as net
  from (values
    (2001, 128, 78000), (2001, 256, 86000), (2002, 128, 98000), (2002, 256, 108000), (2003, 64, 32000), (2003, 128, 38000),
    (2004, 128, 138000), (2004, 256, 152000), (2005, 128, 178000), (2005, 256, 196000), (2006, 128, 188000), (2006, 256, 206000),
    (2008, 128, 240000), (2008, 256, 262000), (2012, 64, 68000), (2012, 256, 92000),
    (12001, 128, 34000), (12002, 128, 52000), (12003, 128, 78000), (12003, 256, 86000), (12004, 128, 112000), (12004, 256, 122000),
    (12005, 256, 196000), (12010, 128, 38000), (12011, 128, 48000), (12011, 256, 54000),
    (98006, 128, 86000), (98006, 256, 94000), (13004, 256, 98000), (13008, 128, 18000), (13009, 128, 24000), (13009, 256, 28000)
  ) as best (product_type_id, storage_gb, best)
  cross join (values ('A', 1.00), ('B', 0.85), ('C', 0.60), ('D', 0.30)) as grades (grade, part)
) as listed
where exists (select from price_changes where id = 1 and status = 'draft');

update price_changes set status = 'published', published_at = '2026-08-28T08:00:00Z' where id = 1 and status = 'draft';
