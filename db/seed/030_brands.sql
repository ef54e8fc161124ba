-- The brands (SPEC 2: ids and slugs). `partner`: ids 1 to 13. Serial lengths: where the maker's real serials fall outside the
-- default of 15 to 25 (DESIGN 8.4, DOMAIN 5). `locator_names`: the lock that must be off before the device is sent.

insert into brands (id, slug, name, partner, serial_min, serial_max, locator_names) values
  (1,   'alcatel',      'Alcatel',               true,  15, 25, null),
  (2,   'apple',        'Apple',                 true,   8, 14, '{"hu": "Lokátor (Find My)", "en": "Find My", "de": "„Wo ist?“ (Find My)", "sl": "Poišči (Find My)"}'),
  (3,   'asus',         'ASUS',                  true,  12, 25, null),
  (4,   'cat',          'CAT',                   true,  15, 25, null),
  (5,   'gopro',        'GoPro',                 true,  14, 25, null),
  (6,   'honor',        'HONOR',                 true,  15, 25, null),
  (7,   'huawei',       'HUAWEI',                true,  15, 25, null),
  (8,   'lenovo',       'Lenovo',                true,   8, 25, null),
  (9,   'lenovo-npc',   'Lenovo Notebook & PC',  true,   8, 25, null),
  (10,  'lenovo-think', 'Lenovo Think',          true,   8, 25, null),
  (11,  'lg',           'LG',                    true,  12, 25, null),
  (12,  'samsung',      'Samsung',               true,  11, 25, null),
  (13,  'xiaomi',       'Xiaomi',                true,  14, 25, null),
  (64,  'nokia',        'Nokia',                 false, 15, 25, null),
  (90,  'oppo',         'OPPO',                  false, 15, 25, null),
  (91,  'tcl',          'TCL',                   false, 15, 25, null),
  (94,  'realme',       'realme',                false, 15, 25, null),
  (97,  'roborock',     'Roborock',              false, 14, 25, null),
  (98,  'google',       'Google',                false, 14, 25, null),
  (100, 'tesla',        'TESLA',                 false, 10, 25, null),
  (101, 'okai',         'OKAI',                  false, 10, 25, null),
  (102, 'irobot',       'iRobot',                false, 12, 25, null),
  (110, 'tecno',        'TECNO',                 false, 15, 25, null),
  (111, 'vivo',         'vivo',                  false, 15, 25, null),
  (112, 'infinix',      'Infinix',               false, 15, 25, null),
  (113, 'hmd',          'HMD',                   false, 15, 25, null)
on conflict (id) do update set slug = excluded.slug, name = excluded.name, partner = excluded.partner,
  serial_min = excluded.serial_min, serial_max = excluded.serial_max, locator_names = excluded.locator_names;
