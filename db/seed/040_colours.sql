-- Colours of devices. The product types name them by their English name.

insert into colours (id, hex, names) values
  (1,  '#1c1c1e', '{"hu": "fekete", "en": "black", "de": "Schwarz", "sl": "črna"}'),
  (2,  '#f5f5f5', '{"hu": "fehér", "en": "white", "de": "Weiß", "sl": "bela"}'),
  (3,  '#c7c9cc', '{"hu": "ezüst", "en": "silver", "de": "Silber", "sl": "srebrna"}'),
  (4,  '#6b6d70', '{"hu": "szürke", "en": "grey", "de": "Grau", "sl": "siva"}'),
  (5,  '#3a3b3d', '{"hu": "grafit", "en": "graphite", "de": "Graphit", "sl": "grafitna"}'),
  (6,  '#a8a196', '{"hu": "titán", "en": "titanium", "de": "Titan", "sl": "titan"}'),
  (7,  '#2f5da8', '{"hu": "kék", "en": "blue", "de": "Blau", "sl": "modra"}'),
  (8,  '#a7c8e7', '{"hu": "világoskék", "en": "light blue", "de": "Hellblau", "sl": "svetlo modra"}'),
  (9,  '#1e2a44', '{"hu": "sötétkék", "en": "dark blue", "de": "Dunkelblau", "sl": "temno modra"}'),
  (10, '#3f7d5a', '{"hu": "zöld", "en": "green", "de": "Grün", "sl": "zelena"}'),
  (11, '#bfe3cf', '{"hu": "menta", "en": "mint", "de": "Mint", "sl": "meta"}'),
  (12, '#b3202c', '{"hu": "piros", "en": "red", "de": "Rot", "sl": "rdeča"}'),
  (13, '#f1c4cf', '{"hu": "rózsaszín", "en": "pink", "de": "Rosa", "sl": "roza"}'),
  (14, '#b7a3d0', '{"hu": "lila", "en": "purple", "de": "Violett", "sl": "vijolična"}'),
  (15, '#d9b66f', '{"hu": "arany", "en": "gold", "de": "Gold", "sl": "zlata"}'),
  (16, '#e8c63a', '{"hu": "sárga", "en": "yellow", "de": "Gelb", "sl": "rumena"}'),
  (17, '#e2762b', '{"hu": "narancssárga", "en": "orange", "de": "Orange", "sl": "oranžna"}'),
  (18, '#e6dac6', '{"hu": "bézs", "en": "beige", "de": "Beige", "sl": "bež"}'),
  (19, '#7a5a45', '{"hu": "barna", "en": "brown", "de": "Braun", "sl": "rjava"}'),
  (20, '#5fb7b5', '{"hu": "türkiz", "en": "turquoise", "de": "Türkis", "sl": "turkizna"}')
on conflict (id) do update set hex = excluded.hex, names = excluded.names;
