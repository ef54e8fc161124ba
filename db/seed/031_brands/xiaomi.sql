insert into listed_brands values
  (13, 'xiaomi', 'Xiaomi', true, 14, 25, null, 'MOBILE_PHONE, TABLET, SMARTWATCH, ROBOT_VACUUM, E_SCOOTER', 1, null, 'https://www.mi.com/hu/support/');

insert into listed_types values
  (13001, 1, '2201123G', 'Xiaomi 12', 'grey, blue, purple'),
  (13002, 1, '2211133G', 'Xiaomi 13', 'black, white, green'),
  (13003, 1, '2306EPN60G', 'Xiaomi 13T', 'black, blue, green'),
  (13004, 1, '23127PN0CG', 'Xiaomi 14', 'black, white, green'),
  (13005, 1, '2406APNFAG', 'Xiaomi 14T', 'black, grey, blue, green'),
  (13006, 1, '24129PN74G', 'Xiaomi 15', 'black, white, green'),
  (13007, 1, '23053RN02Y', 'Redmi 12', 'black, silver, blue'),
  (13008, 1, '23021RAAEG', 'Redmi Note 12', 'grey, blue, green'),
  (13009, 1, '23124RA7EO', 'Redmi Note 13', 'black, blue, green'),
  (13010, 1, '2312DRA50G', 'Redmi Note 13 Pro 5G', 'black, purple, turquoise'),
  (13011, 1, '23049PCD8G', 'POCO F5', 'black, white, blue'),
  (13012, 1, '2311DRK48G', 'POCO X6 Pro', 'black, grey, yellow'),
  (13013, 2, '23043RP34G', 'Xiaomi Pad 6', 'grey, blue, gold'),
  (13014, 2, '23073RPBFG', 'Redmi Pad SE', 'graphite, green, purple'),
  (13015, 4, 'M2239B1', 'Smart Band 8', 'black, gold'),
  (13016, 4, 'M2323W1', 'Watch S3', 'black, silver'),
  (13017, 8, 'B112', 'Robot Vacuum E10', 'white'),
  (13018, 8, 'B106GL', 'Robot Vacuum S10', 'white'),
  (13019, 8, 'B101GL', 'Robot Vacuum X10+', 'white'),
  (13020, 9, 'DDHBC02NEB', 'Mi Electric Scooter Pro 2', 'black'),
  (13021, 9, 'DDHBC16NEB', 'Electric Scooter 4 Pro', 'black');
