insert into listed_brands values
  (6, 'honor', 'HONOR', true, 15, 25, null, 'MOBILE_PHONE, TABLET, SMARTWATCH', 1, 2, null);

insert into listed_types values
  (6001, 1, 'NTH-NX9', 'HONOR 50', 'black, silver, green'),
  (6002, 1, 'FNE-NX9', 'HONOR 70', 'black, silver, green'),
  (6003, 1, 'REA-NX9', 'HONOR 90', 'black, green, silver'),
  (6004, 1, 'ELI-NX9', 'HONOR 200', 'black, white, green'),
  (6005, 1, 'ELP-NX9', 'HONOR 200 Pro', 'black, white, turquoise'),
  (6006, 1, 'CLK-LX1', 'HONOR X7b', 'black, silver, green'),
  (6007, 1, 'LLY-LX1', 'HONOR X8b', 'black, silver, green'),
  (6008, 1, 'PGT-N19', 'HONOR Magic5 Pro', 'black, green'),
  (6009, 1, 'BVL-N49', 'HONOR Magic6 Pro', 'black, green'),
  (6010, 1, 'PTP-N49', 'HONOR Magic7 Pro', 'black, grey, light blue'),
  (6011, 1, 'VER-N49', 'HONOR Magic V2', 'black, purple'),
  (6012, 2, 'HEY2-W09', 'HONOR Pad 9', 'grey'),
  (6013, 2, 'ELN-W09', 'HONOR Pad X9', 'grey'),
  (6014, 4, 'TMA-B19', 'HONOR Watch 4', 'black, gold');
