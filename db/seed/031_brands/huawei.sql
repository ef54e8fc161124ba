insert into listed_brands values
  (7, 'huawei', 'HUAWEI', true, 15, 25, null, 'MOBILE_PHONE, TABLET, LAPTOP, SMARTWATCH, HEADPHONES', 1, 2, null);

insert into listed_types values
  (7001, 1, 'VOG-L29', 'P30 Pro', 'black, blue, white, orange'),
  (7002, 1, 'ANA-NX9', 'P40', 'black, silver, blue, gold'),
  (7003, 1, 'ELS-NX9', 'P40 Pro', 'black, silver, blue, gold'),
  (7004, 1, 'MNA-LX9', 'P60 Pro', 'black, white, purple'),
  (7005, 1, 'HBN-LX9', 'Pura 70 Pro', 'black, white, purple'),
  (7006, 1, 'DCO-LX9', 'Mate 50 Pro', 'black, silver, orange'),
  (7007, 1, 'FOA-LX9', 'nova 11', 'black, green'),
  (7008, 2, 'AGS3-W09', 'MatePad T10s', 'blue'),
  (7009, 2, 'BTK-W09', 'MatePad 11.5', 'grey'),
  (7010, 2, 'WGR-W09', 'MatePad Pro 12.6', 'grey'),
  (7011, 3, 'BoD-WDH9', 'MateBook D 15', 'silver, grey'),
  (7012, 3, 'KLVL-W56W', 'MateBook 14', 'grey'),
  (7013, 4, 'JPT-B19', 'Watch GT 3 46 mm', 'black, brown, silver'),
  (7014, 4, 'PNX-B19', 'Watch GT 4 46 mm', 'black, brown, green'),
  (7015, 4, 'YDA-B09S', 'Watch Fit 2', 'black, blue, pink'),
  (7016, 4, 'ASK-B19', 'Band 8', 'black, pink, green'),
  (7017, 6, 'T0014', 'FreeBuds 5i', 'black, white, blue');
