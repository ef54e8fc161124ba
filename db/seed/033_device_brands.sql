-- SPEC 3, lookups: the long list of device brands, for devices whose brand the portal sells no repair of its own for. The brands of the
-- portal keep their ids; the others begin at 1001. Names of brands are the same in every language. An id is never given to something else.

create temporary table other_brands (id integer, name text);
insert into other_brands values
  (1001, 'Acer'), (1002, 'AEG'), (1003, 'Allview'), (1004, 'Amazfit'), (1005, 'Amazon'), (1006, 'AOC'), (1007, 'Archos'),
  (1008, 'BenQ'), (1009, 'BlackBerry'), (1010, 'Blackview'), (1011, 'BLU'), (1012, 'BQ'), (1013, 'Canon'), (1014, 'Casio'),
  (1015, 'Coolpad'), (1016, 'Cubot'), (1017, 'Dell'), (1018, 'DJI'), (1019, 'Doogee'), (1020, 'Doro'), (1021, 'Dyson'),
  (1022, 'Ecovacs'), (1023, 'Elephone'), (1024, 'Emporia'), (1025, 'Energizer'), (1026, 'Ericsson'), (1027, 'EVOLVEO'),
  (1028, 'Fairphone'), (1029, 'Fitbit'), (1030, 'Fossil'), (1031, 'Fujitsu'), (1032, 'Garmin'), (1033, 'Gigabyte'),
  (1034, 'Gigaset'), (1035, 'Haier'), (1036, 'Hammer'), (1037, 'Hisense'), (1038, 'Hitachi'), (1039, 'HOMTOM'), (1040, 'HP'),
  (1041, 'HTC'), (1042, 'Hyundai'), (1043, 'iGET'), (1044, 'Insta360'), (1045, 'JBL'), (1046, 'Kodak'), (1047, 'Kyocera'),
  (1048, 'Land Rover'), (1049, 'LeEco'), (1050, 'Logitech'), (1051, 'Maxcom'), (1052, 'Medion'), (1053, 'Meizu'),
  (1054, 'Micromax'), (1055, 'Microsoft'), (1056, 'Miele'), (1057, 'Mobvoi'), (1058, 'Motorola'), (1059, 'MSI'), (1060, 'myPhone'),
  (1061, 'Navon'), (1062, 'NEC'), (1063, 'Nikon'), (1064, 'Ninebot'), (1065, 'Nintendo'), (1066, 'Nothing'), (1067, 'nubia'),
  (1068, 'OnePlus'), (1069, 'Oscal'), (1070, 'Oukitel'), (1071, 'Overmax'), (1072, 'Palm'), (1073, 'Panasonic'), (1074, 'Philips'),
  (1075, 'POCO'), (1076, 'Polar'), (1077, 'Prestigio'), (1078, 'Razer'), (1079, 'Redmi'), (1080, 'Sagem'), (1081, 'Segway'),
  (1082, 'Sencor'), (1083, 'Sharp'), (1084, 'Siemens'), (1085, 'Silvercrest'), (1086, 'Sony'), (1087, 'Sony Ericsson'),
  (1088, 'Suunto'), (1089, 'Teclast'), (1090, 'Toshiba'), (1091, 'Ulefone'), (1092, 'UMIDIGI'), (1093, 'Vertu'),
  (1094, 'Vodafone'), (1095, 'Wacom'), (1096, 'Wiko'), (1097, 'Withings'), (1098, 'Xplore'), (1099, 'Yezz'), (1100, 'YotaPhone'),
  (1101, 'ZTE');

insert into lookups (kind, id, position, names, short)
select 'deviceBrands', id, row_number() over (order by lower(name) collate "C"), jsonb_build_object('hu', name, 'en', name, 'de', name, 'sl', name), null
from (select id, name from brands union all select id, name from other_brands) as every
union all
select 'deviceBrands', 1999, (select count(*) + 1 from brands) + (select count(*) from other_brands), '{"hu": "Egyéb", "en": "Other", "de": "Sonstige", "sl": "Drugo"}', null
on conflict (kind, id) do update set position = excluded.position, names = excluded.names;

drop table other_brands;
