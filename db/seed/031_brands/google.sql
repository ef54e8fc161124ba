insert into listed_brands values
  (98, 'google', 'Google', false, 14, 25, null, 'MOBILE_PHONE, TABLET, SMARTWATCH', 1, 2, null);

insert into listed_types values
  (98001, 1, 'GB7N6', 'Pixel 6', 'black, orange, mint'),
  (98002, 1, 'GX7AS', 'Pixel 6a', 'graphite, white, mint'),
  (98003, 1, 'GQML3', 'Pixel 7', 'black, white, yellow'),
  (98004, 1, 'GE2AE', 'Pixel 7 Pro', 'black, white, grey'),
  (98005, 1, 'G0DZQ', 'Pixel 7a', 'graphite, white, light blue'),
  (98006, 1, 'G9BQD', 'Pixel 8', 'black, grey, pink'),
  (98007, 1, 'GC3VE', 'Pixel 8 Pro', 'black, beige, light blue'),
  (98008, 1, 'G6GPR', 'Pixel 8a', 'black, beige, light blue, mint'),
  (98009, 1, 'G2YBB', 'Pixel 9', 'black, beige, green, pink'),
  (98010, 1, 'GR83Y', 'Pixel 9 Pro', 'black, beige, grey, pink'),
  (98011, 2, 'GTU8P', 'Pixel Tablet', 'grey, beige'),
  (98012, 4, 'G4TSL', 'Pixel Watch 2', 'black, silver, gold');
