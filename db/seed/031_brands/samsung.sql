insert into listed_brands values
  (12, 'samsung', 'Samsung', true, 11, 25, null, 'MOBILE_PHONE, TABLET, LAPTOP, SMARTWATCH, HEADPHONES', 1, null, 'https://www.samsung.com/hu/support/');

insert into listed_types values
  (12001, 1, 'SM-G991B', 'Galaxy S21 5G', 'grey, white, pink, purple'),
  (12002, 1, 'SM-S901B', 'Galaxy S22', 'black, white, green, gold'),
  (12003, 1, 'SM-S911B', 'Galaxy S23', 'black, beige, green, purple'),
  (12004, 1, 'SM-S921B', 'Galaxy S24', 'black, grey, purple, yellow'),
  (12005, 1, 'SM-S928B', 'Galaxy S24 Ultra', 'titanium, black, purple, yellow'),
  (12006, 1, 'SM-S931B', 'Galaxy S25', 'dark blue, light blue, silver, mint'),
  (12007, 1, 'SM-S938B', 'Galaxy S25 Ultra', 'titanium, black, blue, silver'),
  (12008, 1, 'SM-A155F', 'Galaxy A15', 'black, blue, light blue, yellow'),
  (12009, 1, 'SM-A346B', 'Galaxy A34 5G', 'black, silver, green, purple'),
  (12010, 1, 'SM-A546B', 'Galaxy A54 5G', 'black, white, green, purple'),
  (12011, 1, 'SM-A556B', 'Galaxy A55 5G', 'dark blue, light blue, purple, yellow'),
  (12012, 1, 'SM-A566B', 'Galaxy A56 5G', 'graphite, grey, green, pink'),
  (12013, 1, 'SM-F731B', 'Galaxy Z Flip5', 'graphite, mint, beige, purple'),
  (12014, 1, 'SM-F741B', 'Galaxy Z Flip6', 'blue, grey, yellow, mint'),
  (12015, 1, 'SM-F956B', 'Galaxy Z Fold6', 'grey, dark blue, pink'),
  (12016, 2, 'SM-X210', 'Galaxy Tab A9+', 'graphite, silver, dark blue'),
  (12017, 2, 'SM-X510', 'Galaxy Tab S9 FE', 'grey, silver, mint, purple'),
  (12018, 2, 'SM-X710', 'Galaxy Tab S9', 'graphite, beige'),
  (12019, 3, 'NP750XGK', 'Galaxy Book4', 'grey, silver'),
  (12020, 4, 'SM-R940', 'Galaxy Watch6 44 mm', 'graphite, silver'),
  (12021, 4, 'SM-L310', 'Galaxy Watch7 44 mm', 'green, silver'),
  (12022, 4, 'SM-R390', 'Galaxy Fit3', 'grey, silver, pink'),
  (12023, 6, 'SM-R510', 'Galaxy Buds2 Pro', 'graphite, white, purple'),
  (12024, 6, 'SM-R630', 'Galaxy Buds3 Pro', 'silver, white');
