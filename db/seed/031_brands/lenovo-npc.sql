insert into listed_brands values
  (9, 'lenovo-npc', 'Lenovo Notebook & PC', true, 8, 25, null, 'LAPTOP, DESKTOP', 1, 2, null);

insert into listed_types values
  (9001, 3, '82V7', 'IdeaPad 1 15IGL7', 'grey, blue'),
  (9002, 3, '82H8', 'IdeaPad 3 15ITL6', 'grey, blue'),
  (9003, 3, '83EM', 'IdeaPad Slim 3 15IRH8', 'grey, blue'),
  (9004, 3, '82XD', 'IdeaPad Slim 5 14IRL8', 'grey, blue'),
  (9005, 3, '82K2', 'IdeaPad Gaming 3 15ACH6', 'black'),
  (9006, 3, '82JU', 'Legion 5 15ACH6H', 'blue, grey'),
  (9007, 3, '82WK', 'Legion Pro 5 16IRX8', 'grey'),
  (9008, 3, '82XV', 'LOQ 15IRH8', 'grey'),
  (9009, 3, '82YL', 'Yoga 7 14IRL8', 'grey, blue'),
  (9010, 5, '90VT', 'IdeaCentre 3 07IRB8', 'grey'),
  (9011, 5, 'F0GH', 'IdeaCentre AIO 3 24IAP7', 'white, black');
