insert into listed_brands values
  (8, 'lenovo', 'Lenovo', true, 8, 25, null, 'MOBILE_PHONE, TABLET', 1, 2, null);

insert into listed_types values
  (8001, 1, 'K33a48', 'Lenovo K6', 'grey, silver, gold'),
  (8002, 1, 'A6020a40', 'Vibe K5', 'grey, silver, gold'),
  (8003, 1, 'L70081', 'Legion Phone Duel 2', 'black, white'),
  (8004, 2, 'TB300FU', 'Tab M8 (4. gen.)', 'grey'),
  (8005, 2, 'TB310FU', 'Tab M9', 'grey, light blue'),
  (8006, 2, 'TB-X306F', 'Tab M10 HD (2. gen.)', 'grey'),
  (8007, 2, 'TB125FU', 'Tab M10 Plus (3. gen.)', 'grey'),
  (8008, 2, 'TB330FU', 'Tab M11', 'grey, green'),
  (8009, 2, 'TB350FU', 'Tab P11 (2. gen.)', 'grey'),
  (8010, 2, 'TB132FU', 'Tab P11 Pro (2. gen.)', 'grey'),
  (8011, 2, 'TB370FU', 'Tab P12', 'grey'),
  (8012, 2, 'YT-J706F', 'Yoga Tab 11', 'grey'),
  (8013, 2, 'YT-K606F', 'Yoga Tab 13', 'black');
