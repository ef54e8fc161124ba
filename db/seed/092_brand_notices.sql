-- Notices that hold for a time only. SPEC 1: the commercial warranty extension of one brand in 2020 (DESIGN 8.11: shown only while it applies).

insert into brand_notices (id, brand_id, valid_from, valid_to, texts) values
  (1, 7, '2020-03-15', '2020-07-15', jsonb_build_object(
    'hu', '<p>A kereskedelmi jótállás 3 hónappal meghosszabbodik, ha a lejárata erre az időszakra esik: 2020. március 15. – 2020. április 15. A meghosszabbított jótállás vége: 2020. július 15.</p>',
    'en', '<p>The commercial warranty is extended by 3 months if it expires in this period: 15 March 2020 – 15 April 2020. The extended warranty ends on 15 July 2020.</p>',
    'de', '<p>Die Herstellergarantie verlängert sich um 3 Monate, wenn sie in diesem Zeitraum abläuft: 15. März 2020 – 15. April 2020. Ende der verlängerten Garantie: 15. Juli 2020.</p>',
    'sl', '<p>Komercialna garancija se podaljša za 3 mesece, če poteče v tem obdobju: 15. marec 2020 – 15. april 2020. Konec podaljšane garancije: 15. julij 2020.</p>'))
on conflict (id) do update set brand_id = excluded.brand_id, valid_from = excluded.valid_from, valid_to = excluded.valid_to, texts = excluded.texts;
