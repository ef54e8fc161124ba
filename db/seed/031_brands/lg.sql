insert into listed_brands values
  (11, 'lg', 'LG', true, 12, 25, null, 'MOBILE_PHONE, TABLET, LAPTOP', null, 2, null);

insert into listed_types values
  (11001, 1, 'LMG710EM', 'LG G7 ThinQ', 'black, blue, silver'),
  (11002, 1, 'LMG850EMW', 'LG G8X ThinQ', 'black'),
  (11003, 1, 'LMG900EM', 'LG Velvet 5G', 'grey, white, green'),
  (11004, 1, 'LMF100EMW', 'LG Wing', 'grey, light blue'),
  (11005, 1, 'LMK410EMW', 'LG K41S', 'black, silver'),
  (11006, 1, 'LMK420EMW', 'LG K42', 'grey, green'),
  (11007, 1, 'LMK520EMW', 'LG K52', 'blue, white'),
  (11008, 1, 'LMQ630EAW', 'LG K50S', 'black, blue'),
  (11009, 2, 'LM-T600', 'G Pad 5 10.1', 'silver'),
  (11010, 3, '14Z90R', 'gram 14', 'black, white'),
  (11011, 3, '16Z90R', 'gram 16', 'black'),
  (11012, 3, '17Z90R', 'gram 17', 'black, white');
