insert into listed_brands values
  (97, 'roborock', 'Roborock', false, 14, 25, null, 'ROBOT_VACUUM', 1, 2, null);

insert into listed_types values
  (97001, 8, 'S5E02-00', 'Roborock S5 Max', 'white, black'),
  (97002, 8, 'S6 MaxV', 'Roborock S6 MaxV', 'black'),
  (97003, 8, 'S7', 'Roborock S7', 'white, black'),
  (97004, 8, 'S7 MaxV', 'Roborock S7 MaxV', 'black'),
  (97005, 8, 'S8', 'Roborock S8', 'white, black'),
  (97006, 8, 'S8 Pro Ultra', 'Roborock S8 Pro Ultra', 'white, black'),
  (97007, 8, 'S8 MaxV Ultra', 'Roborock S8 MaxV Ultra', 'white, black'),
  (97008, 8, 'Q7 Max', 'Roborock Q7 Max', 'white, black'),
  (97009, 8, 'Q8 Max', 'Roborock Q8 Max', 'white, black'),
  (97010, 8, 'Q Revo', 'Roborock Q Revo', 'white, black'),
  (97011, 8, 'Qrevo Master', 'Roborock Qrevo Master', 'white, black');
