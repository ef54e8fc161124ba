insert into listed_brands values
  (64, 'nokia', 'Nokia', false, 15, 25, null, 'MOBILE_PHONE, TABLET', 1, 2, null);

insert into listed_types values
  (64001, 1, 'TA-1174', 'Nokia 105 (2019)', 'black, blue, pink'),
  (64002, 1, 'TA-1474', 'Nokia 2660 Flip', 'black, blue, red'),
  (64003, 1, 'TA-1283', 'Nokia 3.4', 'grey, blue, purple'),
  (64004, 1, 'TA-1337', 'Nokia 5.4', 'blue, purple'),
  (64005, 1, 'TA-1534', 'Nokia C32', 'black, green, pink'),
  (64006, 1, 'TA-1418', 'Nokia G21', 'blue, beige'),
  (64007, 1, 'TA-1528', 'Nokia G22', 'grey, blue'),
  (64008, 1, 'TA-1581', 'Nokia G42 5G', 'grey, purple, pink'),
  (64009, 1, 'TA-1350', 'Nokia X10', 'white, green'),
  (64010, 1, 'TA-1341', 'Nokia X20', 'blue, beige'),
  (64011, 1, 'TA-1450', 'Nokia X30 5G', 'blue, white'),
  (64012, 1, 'TA-1362', 'Nokia XR20', 'grey, blue'),
  (64013, 1, 'TA-1486', 'Nokia XR21', 'black, green'),
  (64014, 2, 'TA-1392', 'Nokia T20', 'blue'),
  (64015, 2, 'TA-1487', 'Nokia T21', 'grey');
