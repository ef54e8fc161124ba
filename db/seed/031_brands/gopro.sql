insert into listed_brands values
  (5, 'gopro', 'GoPro', true, 14, 25, null, 'ACTION_CAMERA', 1, 2, null);

insert into listed_types values
  (5001, 7, 'CHDHX-701', 'HERO7 Black', 'black'),
  (5002, 7, 'CHDHX-801', 'HERO8 Black', 'black'),
  (5003, 7, 'CHDHX-901', 'HERO9 Black', 'black'),
  (5004, 7, 'CHDHX-101', 'HERO10 Black', 'black'),
  (5005, 7, 'CHDHX-111', 'HERO11 Black', 'black'),
  (5006, 7, 'CHDHF-111', 'HERO11 Black Mini', 'black'),
  (5007, 7, 'CHDHX-121', 'HERO12 Black', 'black'),
  (5008, 7, 'CHDHX-131', 'HERO13 Black', 'black'),
  (5009, 7, 'CHDHF-131', 'HERO (2024)', 'black'),
  (5010, 7, 'CHDHZ-202', 'MAX', 'black');
