insert into listed_brands values
  (10, 'lenovo-think', 'Lenovo Think', true, 8, 25, null, 'LAPTOP, DESKTOP', 1, 2, null);

insert into listed_types values
  (10001, 3, '21JK', 'ThinkPad E14 Gen 5', 'black, silver'),
  (10002, 3, '21E6', 'ThinkPad E15 Gen 4', 'black'),
  (10003, 3, '21JN', 'ThinkPad E16 Gen 1', 'black'),
  (10004, 3, '21H1', 'ThinkPad L14 Gen 4', 'black'),
  (10005, 3, '21HD', 'ThinkPad T14 Gen 4', 'black, grey'),
  (10006, 3, '21F6', 'ThinkPad T14s Gen 4', 'black'),
  (10007, 3, '21EX', 'ThinkPad X13 Gen 4', 'black'),
  (10008, 3, '21HM', 'ThinkPad X1 Carbon Gen 11', 'black'),
  (10009, 3, '21KC', 'ThinkPad X1 Carbon Gen 12', 'black'),
  (10010, 3, '21HK', 'ThinkPad P16s Gen 2', 'black'),
  (10011, 3, '21DJ', 'ThinkBook 15 G4', 'grey'),
  (10012, 3, '21KG', 'ThinkBook 14 G6', 'grey'),
  (10013, 5, '12E3', 'ThinkCentre M70q Gen 4', 'black'),
  (10014, 5, '30GS', 'ThinkStation P3 Tower', 'black');
