insert into listed_brands values
  (90, 'oppo', 'OPPO', false, 15, 25, null, 'MOBILE_PHONE, TABLET', 1, 2, null);

insert into listed_types values
  (90001, 1, 'CPH2269', 'OPPO A16', 'black, silver, blue'),
  (90002, 1, 'CPH2127', 'OPPO A53', 'black, blue'),
  (90003, 1, 'CPH2195', 'OPPO A54 5G', 'black, purple'),
  (90004, 1, 'CPH2219', 'OPPO A74', 'black, blue'),
  (90005, 1, 'CPH2565', 'OPPO A78', 'black, green'),
  (90006, 1, 'CPH2529', 'OPPO A98 5G', 'black, blue'),
  (90007, 1, 'CPH2359', 'OPPO Reno8 5G', 'black, gold'),
  (90008, 1, 'CPH2531', 'OPPO Reno10 5G', 'grey, light blue'),
  (90009, 1, 'CPH2603', 'OPPO Reno11 F 5G', 'green, light blue'),
  (90010, 1, 'CPH2625', 'OPPO Reno12 5G', 'black, silver'),
  (90011, 1, 'CPH2173', 'OPPO Find X3 Pro', 'black, blue'),
  (90012, 1, 'CPH2305', 'OPPO Find X5 Pro', 'black, white'),
  (90013, 1, 'CPH2437', 'OPPO Find N2 Flip', 'black, purple'),
  (90014, 2, 'OPD2102A', 'OPPO Pad Air', 'grey');
