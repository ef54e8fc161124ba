insert into listed_brands values
  (101, 'okai', 'OKAI', false, 10, 25, null, 'E_SCOOTER', 1, 2, null);

insert into listed_types values
  (101001, 9, 'ES10', 'OKAI Neon Lite', 'black, white'),
  (101002, 9, 'ES20', 'OKAI Neon', 'black, blue'),
  (101003, 9, 'ES40', 'OKAI Neon Ultra', 'black'),
  (101004, 9, 'ES51', 'OKAI Zippy', 'black, grey'),
  (101005, 9, 'ES400A', 'OKAI ES400A', 'black'),
  (101006, 9, 'ES800', 'OKAI Panther', 'black'),
  (101007, 9, 'EA10', 'OKAI Beetle', 'black, beige');
