insert into listed_brands values
  (113, 'hmd', 'HMD', false, 15, 25, null, 'MOBILE_PHONE, TABLET', 1, 2, null);

insert into listed_types values
  (113001, 1, 'HMD Pulse', 'HMD Pulse', 'black, blue, pink'),
  (113002, 1, 'HMD Pulse+', 'HMD Pulse+', 'blue, green'),
  (113003, 1, 'HMD Pulse Pro', 'HMD Pulse Pro', 'black, green, purple'),
  (113004, 1, 'HMD Vibe', 'HMD Vibe', 'blue'),
  (113005, 1, 'HMD Skyline', 'HMD Skyline', 'black, blue, pink'),
  (113006, 1, 'HMD Fusion', 'HMD Fusion', 'black'),
  (113007, 1, 'HMD 105 4G', 'HMD 105 4G', 'black, blue, pink'),
  (113008, 1, 'Nokia 3210 4G', 'Nokia 3210 4G (2024)', 'black, blue, gold'),
  (113009, 1, 'HMD Barbie', 'HMD Barbie Phone', 'pink'),
  (113010, 2, 'HMD T21', 'HMD T21', 'grey');
