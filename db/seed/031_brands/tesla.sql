insert into listed_brands values
  (100, 'tesla', 'TESLA', false, 10, 25, null, 'ROBOT_VACUUM', 1, 2, null);

insert into listed_types values
  (100001, 8, 'RoboStar iQ200', 'RoboStar iQ200', 'white'),
  (100002, 8, 'RoboStar iQ300', 'RoboStar iQ300', 'white'),
  (100003, 8, 'RoboStar iQ400', 'RoboStar iQ400', 'black'),
  (100004, 8, 'RoboStar iQ550', 'RoboStar iQ550', 'black'),
  (100005, 8, 'RoboStar iQ600', 'RoboStar iQ600', 'black'),
  (100006, 8, 'RoboStar iQ700', 'RoboStar iQ700', 'black'),
  (100007, 8, 'RoboStar T30', 'RoboStar T30', 'white'),
  (100008, 8, 'RoboStar T40', 'RoboStar T40', 'black'),
  (100009, 8, 'RoboStar T60', 'RoboStar T60 UV', 'black'),
  (100010, 8, 'RoboStar T80 Pro', 'RoboStar T80 Pro', 'black');
