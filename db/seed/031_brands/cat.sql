insert into listed_brands values
  (4, 'cat', 'CAT', true, 15, 25, null, 'MOBILE_PHONE', 1, 2, null);

insert into listed_types values
  (4001, 1, 'S42 H+', 'Cat S42 H+', 'black'),
  (4002, 1, 'S52', 'Cat S52', 'black'),
  (4003, 1, 'S53', 'Cat S53', 'black'),
  (4004, 1, 'S61', 'Cat S61', 'black'),
  (4005, 1, 'S62 Pro', 'Cat S62 Pro', 'black'),
  (4006, 1, 'S75', 'Cat S75', 'black'),
  (4007, 1, 'B26', 'Cat B26', 'black'),
  (4008, 1, 'B40', 'Cat B40', 'black');
