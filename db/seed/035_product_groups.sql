-- Kinds of devices, and which brand sells which. `service_product_group_id`: the insurance catalogue's own ids (SPEC 3: 1 phone,
-- 2 tablet, 3 smartwatch or activity tracker). `has_sim`: a SIM lock can be asked for.

insert into product_groups (id, code, service_product_group_id, has_sim, position, names) values
  (1, 'MOBILE_PHONE',   1,    true,  1, '{"hu": "Mobiltelefon", "en": "Mobile phone", "de": "Mobiltelefon", "sl": "Mobilni telefon"}'),
  (2, 'TABLET',         2,    true,  2, '{"hu": "Táblagép", "en": "Tablet", "de": "Tablet", "sl": "Tablični računalnik"}'),
  (3, 'LAPTOP',         null, false, 3, '{"hu": "Laptop", "en": "Laptop", "de": "Laptop", "sl": "Prenosni računalnik"}'),
  (4, 'SMARTWATCH',     3,    false, 4, '{"hu": "Okosóra, aktivitásmérő", "en": "Smartwatch, activity tracker", "de": "Smartwatch, Fitnesstracker", "sl": "Pametna ura, merilnik aktivnosti"}'),
  (5, 'DESKTOP',        null, false, 5, '{"hu": "Asztali számítógép", "en": "Desktop computer", "de": "Desktop-PC", "sl": "Namizni računalnik"}'),
  (6, 'HEADPHONES',     null, false, 6, '{"hu": "Vezeték nélküli fülhallgató", "en": "Wireless headphones", "de": "Kabellose Kopfhörer", "sl": "Brezžične slušalke"}'),
  (7, 'ACTION_CAMERA',  null, false, 7, '{"hu": "Akciókamera", "en": "Action camera", "de": "Actionkamera", "sl": "Akcijska kamera"}'),
  (8, 'ROBOT_VACUUM',   null, false, 8, '{"hu": "Robotporszívó", "en": "Robot vacuum cleaner", "de": "Saugroboter", "sl": "Robotski sesalnik"}'),
  (9, 'E_SCOOTER',      null, false, 9, '{"hu": "Elektromos roller, kerékpár", "en": "E-scooter, e-bike", "de": "E-Scooter, E-Bike", "sl": "Električni skiro, kolo"}')
on conflict (id) do update set code = excluded.code, service_product_group_id = excluded.service_product_group_id,
  has_sim = excluded.has_sim, position = excluded.position, names = excluded.names;

delete from brand_product_groups;
insert into brand_product_groups (brand_id, product_group_id)
select brands.id, product_groups.id
from listed_brands as brands
join product_groups on product_groups.code = any (string_to_array(groups, ', '));
