insert into listed_brands values
  (102, 'irobot', 'iRobot', false, 12, 25, null, 'ROBOT_VACUUM', 1, 2, null);

insert into listed_types values
  (102001, 8, 'R671', 'Roomba 671', 'black'),
  (102002, 8, 'R692', 'Roomba 692', 'black'),
  (102003, 8, 'e5158', 'Roomba e5', 'black'),
  (102004, 8, 'i3158', 'Roomba i3', 'grey'),
  (102005, 8, 'i3558', 'Roomba i3+', 'grey'),
  (102006, 8, 'i7158', 'Roomba i7', 'black'),
  (102007, 8, 'i7558', 'Roomba i7+', 'black'),
  (102008, 8, 'j7158', 'Roomba j7', 'graphite'),
  (102009, 8, 'j7558', 'Roomba j7+', 'graphite'),
  (102010, 8, 's9558', 'Roomba s9+', 'black'),
  (102011, 8, 'c7558', 'Roomba Combo j7+', 'graphite'),
  (102012, 8, 'c9758', 'Roomba Combo j9+', 'black'),
  (102013, 8, 'm6138', 'Braava jet m6', 'white');
