insert into listed_brands values
  (94, 'realme', 'realme', false, 15, 25, null, 'MOBILE_PHONE, TABLET, SMARTWATCH', 1, 2, null);

insert into listed_types values
  (94001, 1, 'RMX3085', 'realme 8', 'black, silver'),
  (94002, 1, 'RMX3151', 'realme 8i', 'black, purple'),
  (94003, 1, 'RMX3521', 'realme 9', 'black, white, gold'),
  (94004, 1, 'RMX3393', 'realme 9 Pro+', 'black, green, blue'),
  (94005, 1, 'RMX3630', 'realme 10', 'black, white'),
  (94006, 1, 'RMX3741', 'realme 11 Pro+ 5G', 'black, green, beige'),
  (94007, 1, 'RMX3840', 'realme 12 Pro+ 5G', 'blue, red, beige'),
  (94008, 1, 'RMX3511', 'realme C35', 'black, green'),
  (94009, 1, 'RMX3710', 'realme C55', 'black, gold'),
  (94010, 1, 'RMX3890', 'realme C67', 'black, green'),
  (94011, 1, 'RMX3301', 'realme GT 2 Pro', 'black, green, white'),
  (94012, 1, 'RMX3851', 'realme GT 6', 'silver, green'),
  (94013, 2, 'RMP2102', 'realme Pad', 'grey, gold'),
  (94014, 2, 'RMP2106', 'realme Pad mini', 'grey, blue'),
  (94015, 4, 'RMW2008', 'realme Watch 2', 'black');
