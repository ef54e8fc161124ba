insert into listed_brands values
  (3, 'asus', 'ASUS', true, 12, 25, null, 'MOBILE_PHONE, LAPTOP, DESKTOP', 1, 2, null);

insert into listed_types values
  (3001, 1, 'AI2202', 'Zenfone 9', 'black, white, blue, red'),
  (3002, 1, 'AI2302', 'Zenfone 10', 'black, white, blue, green, red'),
  (3003, 1, 'AI2401_H', 'Zenfone 11 Ultra', 'black, grey, blue, beige'),
  (3004, 1, 'AI2401', 'ROG Phone 8', 'black, grey'),
  (3005, 1, 'AI2501', 'ROG Phone 9', 'black, white'),
  (3006, 3, 'X1504VA', 'Vivobook 15', 'silver, blue'),
  (3007, 3, 'UX3405MA', 'Zenbook 14 OLED', 'blue, silver'),
  (3008, 3, 'G614JV', 'ROG Strix G16', 'grey'),
  (3009, 3, 'FA506NC', 'TUF Gaming A15', 'black'),
  (3010, 3, 'GA403UV', 'ROG Zephyrus G14', 'grey, white'),
  (3011, 3, 'B1502CVA', 'ExpertBook B1', 'black'),
  (3012, 5, 'D500SE', 'ExpertCenter D5 SFF', 'black');
