insert into listed_brands values
  (111, 'vivo', 'vivo', false, 15, 25, null, 'MOBILE_PHONE', 1, 2, null);

insert into listed_types values
  (111001, 1, 'V2028', 'vivo Y11s', 'black, blue'),
  (111002, 1, 'V2110', 'vivo Y21s', 'blue, white'),
  (111003, 1, 'V2206', 'vivo Y22s', 'green, turquoise'),
  (111004, 1, 'V2109', 'vivo Y33s', 'black, blue'),
  (111005, 1, 'V2205', 'vivo Y35', 'black, gold'),
  (111006, 1, 'V2247', 'vivo Y36', 'black, gold'),
  (111007, 1, 'V2124', 'vivo Y76 5G', 'black, blue'),
  (111008, 1, 'V2050', 'vivo V21 5G', 'blue, purple'),
  (111009, 1, 'V2130', 'vivo V23 5G', 'black, gold'),
  (111010, 1, 'V2145', 'vivo X80 Pro', 'black, blue'),
  (111011, 1, 'V2219', 'vivo X90 Pro', 'black');
