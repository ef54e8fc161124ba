insert into listed_brands values
  (110, 'tecno', 'TECNO', false, 15, 25, null, 'MOBILE_PHONE', 1, 2, null);

insert into listed_types values
  (110001, 1, 'BG6', 'Pop 8', 'black, white, gold'),
  (110002, 1, 'KI5q', 'Spark 10', 'black, white, blue'),
  (110003, 1, 'KI7', 'Spark 10 Pro', 'black, white'),
  (110004, 1, 'KJ5n', 'Spark 20', 'black, white, blue'),
  (110005, 1, 'BG7n', 'Spark 20C', 'black, white, green'),
  (110006, 1, 'CK6n', 'Camon 20', 'black, light blue'),
  (110007, 1, 'CK7n', 'Camon 20 Pro', 'black, light blue'),
  (110008, 1, 'CL6', 'Camon 30', 'black, white, brown'),
  (110009, 1, 'LH7n', 'Pova 5', 'black, light blue'),
  (110010, 1, 'LI9', 'Pova 6 Pro 5G', 'grey, green'),
  (110011, 1, 'AD11', 'Phantom V Flip 5G', 'black, purple');
