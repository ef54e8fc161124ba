-- The price list, gross forints from–to (GAPS D7: for information; the final price follows the inspection). brand null: every brand
-- without a row of its own. Water damage and "other" (failure options 4 and 5) have no price: they need an inspection.
-- Price lists are replaced by new rows with a later first day; the old rows get their last day.

insert into repair_prices (id, brand_id, product_group_id, failure_option_id, price_from, price_to, valid_from) values
  -- mobile phone: 1 display, 2 battery, 3 back cover
  (1,  null, 1, 1,  24990,  89990, '2026-09-01'),
  (2,  null, 1, 2,  12990,  29990, '2026-09-01'),
  (3,  null, 1, 3,   9990,  34990, '2026-09-01'),
  (4,  2,    1, 1,  49990, 189990, '2026-09-01'),
  (5,  2,    1, 2,  29990,  54990, '2026-09-01'),
  (6,  2,    1, 3,  39990,  99990, '2026-09-01'),
  (7,  12,   1, 1,  34990, 169990, '2026-09-01'),
  (8,  12,   1, 2,  14990,  34990, '2026-09-01'),
  (9,  12,   1, 3,  12990,  39990, '2026-09-01'),
  (10, 98,   1, 1,  59990, 129990, '2026-09-01'),
  (11, 98,   1, 2,  24990,  39990, '2026-09-01'),
  (12, 98,   1, 3,  29990,  59990, '2026-09-01'),
  -- tablet
  (20, null, 2, 1,  34990,  99990, '2026-09-01'),
  (21, null, 2, 2,  19990,  39990, '2026-09-01'),
  (22, null, 2, 3,  19990,  49990, '2026-09-01'),
  (23, 2,    2, 1,  59990, 219990, '2026-09-01'),
  (24, 2,    2, 2,  39990,  79990, '2026-09-01'),
  (25, 12,   2, 1,  44990, 149990, '2026-09-01'),
  -- laptop
  (30, null, 3, 1,  49990, 139990, '2026-09-01'),
  (31, null, 3, 2,  29990,  59990, '2026-09-01'),
  (32, null, 3, 3,  24990,  69990, '2026-09-01'),
  (33, 2,    3, 1, 149990, 329990, '2026-09-01'),
  (34, 2,    3, 2,  69990, 119990, '2026-09-01'),
  -- smartwatch, activity tracker
  (40, null, 4, 1,  24990,  69990, '2026-09-01'),
  (41, null, 4, 2,  14990,  29990, '2026-09-01'),
  (42, 2,    4, 1,  79990, 149990, '2026-09-01'),
  (43, 2,    4, 2,  34990,  49990, '2026-09-01'),
  -- desktop computer with a built-in display
  (50, null, 5, 1,  69990, 199990, '2026-09-01'),
  -- wireless headphones
  (60, null, 6, 2,   9990,  29990, '2026-09-01'),
  -- action camera
  (70, null, 7, 1,  24990,  49990, '2026-09-01'),
  (71, null, 7, 2,   9990,  19990, '2026-09-01'),
  -- robot vacuum cleaner
  (80, null, 8, 2,  19990,  44990, '2026-09-01'),
  -- e-scooter, e-bike
  (90, null, 9, 1,  14990,  34990, '2026-09-01'),
  (91, null, 9, 2,  59990, 149990, '2026-09-01')
on conflict (id) do update set brand_id = excluded.brand_id, product_group_id = excluded.product_group_id,
  failure_option_id = excluded.failure_option_id, price_from = excluded.price_from, price_to = excluded.price_to,
  valid_from = excluded.valid_from, valid_to = excluded.valid_to;
