insert into listed_brands values
  (91, 'tcl', 'TCL', false, 15, 25, null, 'MOBILE_PHONE, TABLET', null, 2, null);

insert into listed_types values
  (91001, 1, 'T671H', 'TCL 20 SE', 'black, blue'),
  (91002, 1, 'T775H', 'TCL 20L+', 'graphite, blue'),
  (91003, 1, 'T676H', 'TCL 30', 'black, blue'),
  (91004, 1, '6165H', 'TCL 30 SE', 'grey, light blue'),
  (91005, 1, '6102H', 'TCL 306', 'grey, blue'),
  (91006, 1, 'T610K', 'TCL 40 SE', 'grey, purple'),
  (91007, 1, 'T612B', 'TCL 40 NXTPAPER', 'blue, white'),
  (91008, 2, '8491X', 'TCL TAB 10L', 'black'),
  (91009, 2, '9081X', 'TCL TAB 10s', 'grey'),
  (91010, 2, '9466X', 'TCL NXTPAPER 11', 'grey');
