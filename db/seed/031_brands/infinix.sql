insert into listed_brands values
  (112, 'infinix', 'Infinix', false, 15, 25, null, 'MOBILE_PHONE, LAPTOP', 1, 2, null);

insert into listed_types values
  (112001, 1, 'X6525', 'Smart 8', 'black, white, gold, green'),
  (112002, 1, 'X6831', 'Hot 30', 'black, white, green'),
  (112003, 1, 'X669D', 'Hot 30i', 'black, blue, white'),
  (112004, 1, 'X6836', 'Hot 40', 'black, gold, blue'),
  (112005, 1, 'X6837', 'Hot 40 Pro', 'black, gold, green'),
  (112006, 1, 'X6833B', 'Note 30', 'black, blue, gold'),
  (112007, 1, 'X678B', 'Note 30 Pro', 'black, gold'),
  (112008, 1, 'X6853', 'Note 40', 'black, gold, green'),
  (112009, 1, 'X6850', 'Note 40 Pro', 'green, gold'),
  (112010, 1, 'X6731', 'Zero 30 5G', 'green, gold, purple'),
  (112011, 3, 'XL28', 'INBook Y1 Plus', 'silver, grey'),
  (112012, 3, 'XL25', 'INBook X2 Plus', 'grey, blue, red');
