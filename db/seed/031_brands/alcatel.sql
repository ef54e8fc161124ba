insert into listed_brands values
  (1, 'alcatel', 'Alcatel', true, 15, 25, null, 'MOBILE_PHONE, TABLET', 1, 2, null);

insert into listed_types values
  (1001, 1, '5033D', 'Alcatel 1', 'black, gold, blue'),
  (1002, 1, '5031G', 'Alcatel 1B (2022)', 'black, blue'),
  (1003, 1, '5030D', 'Alcatel 1SE (2020)', 'grey, green'),
  (1004, 1, '6025H', 'Alcatel 1S (2021)', 'black, blue'),
  (1005, 1, '5053K', 'Alcatel 3 (2019)', 'black, blue'),
  (1006, 1, '6056H', 'Alcatel 3L (2021)', 'black, blue'),
  (1007, 1, '5061K', 'Alcatel 3X (2020)', 'black, green'),
  (1008, 2, '9032X', 'Alcatel 3T 8 (2020)', 'black'),
  (1009, 2, '8088X', 'Alcatel 3T 10 4G', 'black');
