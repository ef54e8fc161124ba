-- What can be ordered, from which door, on which form or other company's page, under which terms.
-- Ids: brands 10000 + brand * 10 + warranty type, Telekom 200x, Vodafone 300x, 30 insurance, 31 the insurers' own page,
-- 32 service warranty (SPEC 3: carries the previous request), 33 employees, 34 buyback.
-- service_id (SPEC 9): 200 service-warranty courier, 300 employees; ours: 100 brands, 110 operators, 120 insurance, 400 buyback.

create temporary table service_kinds (code text, service_id integer, warranty_type_id integer, term_keys text, names jsonb);
insert into service_kinds values
  ('BRAND_WARRANTY', 100, 1, 'warrantyFree, papers, mechanical, expertReport, returnFee, dataErased, repairTime, statutory',
    '{"hu": "Garanciális javítás", "en": "Warranty repair", "de": "Garantiereparatur", "sl": "Garancijsko popravilo"}'),
  ('BRAND_PAID', 100, 2, 'quote, quoteDeclined, dataErased, repairTime, repairGuarantee, statutory',
    '{"hu": "Fizetős javítás", "en": "Paid repair", "de": "Kostenpflichtige Reparatur", "sl": "Plačljivo popravilo"}'),
  ('BRAND_PAID_ELSEWHERE', 100, 2, 'otherSite',
    '{"hu": "Fizetős javítás a gyártó oldalán", "en": "Paid repair on the manufacturer''s site", "de": "Kostenpflichtige Reparatur beim Hersteller", "sl": "Plačljivo popravilo na strani proizvajalca"}'),
  ('GOPRO_DRONE', 100, 2, 'otherSite',
    '{"hu": "GoPro drón: a gyártó ügyfélszolgálata", "en": "GoPro drone: the manufacturer''s support", "de": "GoPro-Drohne: Kundendienst des Herstellers", "sl": "Dron GoPro: podpora proizvajalca"}'),
  ('OPERATOR_WARRANTY', 110, 1, 'operatorDevices, warrantyFree, papers, mechanical, expertReport, returnFee, dataErased, repairTime, statutory',
    '{"hu": "Garanciális javítás", "en": "Warranty repair", "de": "Garantiereparatur", "sl": "Garancijsko popravilo"}'),
  ('OPERATOR_PAID', 110, 2, 'operatorDevices, quote, quoteDeclined, dataErased, repairTime, repairGuarantee, statutory',
    '{"hu": "Fizetős javítás", "en": "Paid repair", "de": "Kostenpflichtige Reparatur", "sl": "Plačljivo popravilo"}'),
  ('OPERATOR_DAMAGE', 110, 3, 'operatorDevices, insurerDecides, claimNumber, dataErased, repairTime, repairGuarantee, statutory',
    '{"hu": "Kárrendezés", "en": "Damage settlement", "de": "Schadenregulierung", "sl": "Obravnava škode"}'),
  ('INSURANCE', 120, 3, 'insurerDecides, claimNumber, dataErased, repairTime, repairGuarantee, statutory',
    '{"hu": "Biztosítási szerviz", "en": "Insurance service", "de": "Versicherungsservice", "sl": "Zavarovalni servis"}'),
  ('INSURANCE_PARTNER', 120, 3, 'otherSite',
    '{"hu": "Partnerszolgáltatás: kárbejelentés a biztosítónál", "en": "Partner service: report damage to your insurer", "de": "Partnerservice: Schadenmeldung bei der Versicherung", "sl": "Partnerska storitev: prijava škode zavarovalnici"}'),
  ('SERVICE_WARRANTY', 200, 1, 'serviceWarrantyPeriod, serviceWarrantyScope, returnFee, dataErased, repairTime, statutory',
    '{"hu": "Szervizgarancia futárszolgáltatás", "en": "Service-warranty courier pickup", "de": "Kurierabholung zur Servicegarantie", "sl": "Kurirski prevzem za servisno garancijo"}'),
  ('EMPLOYEE', 300, 2, 'employees, quote, quoteDeclined, dataErased, repairTime, repairGuarantee, statutory',
    '{"hu": "Dolgozói javítás", "en": "Repair for employees", "de": "Reparatur für Beschäftigte", "sl": "Popravilo za zaposlene"}'),
  ('BUYBACK', 400, 4, 'buybackOffer, buybackReturn, buybackErased, buybackPayout',
    '{"hu": "Felvásárlás", "en": "Buyback", "de": "Ankauf", "sl": "Odkup"}');

create temporary table listed_services (id integer, brand_id integer, provider_id integer, code text, form_id integer, external_url text, position integer);

-- Brands. SPEC 2: no warranty form for apple, lg and tcl; no paid form for samsung and xiaomi, whose own pages take over.
insert into listed_services
select 10000 + id * 10 + 1, id, null::integer, 'BRAND_WARRANTY', warranty_form, null::text, 1 from listed_brands where warranty_form is not null
union all
select 10000 + id * 10 + 2, id, null, case when paid_form is null then 'BRAND_PAID_ELSEWHERE' else 'BRAND_PAID' end, paid_form, paid_elsewhere, 2
from listed_brands where paid_form is not null or paid_elsewhere is not null;

insert into listed_services values
  (10059, 5,    null, 'GOPRO_DRONE',          null, 'https://community.gopro.com/',        9),
  (2001,  null, 1,    'OPERATOR_WARRANTY',    7,    null, 1),
  (2002,  null, 1,    'OPERATOR_PAID',        8,    null, 2),
  (3001,  null, 3,    'OPERATOR_WARRANTY',    9,    null, 1),
  (3002,  null, 3,    'OPERATOR_PAID',        10,   null, 2),
  (3003,  null, 3,    'OPERATOR_DAMAGE',      11,   null, 3),
  (30,    null, null, 'INSURANCE',            12,   null, 1),
  (31,    null, null, 'INSURANCE_PARTNER',    null, 'https://www.mabisz.hu/', 2),
  (32,    null, null, 'SERVICE_WARRANTY',     13,   null, 3),
  (33,    null, null, 'EMPLOYEE',             6,    null, 4),
  (34,   null, null, 'BUYBACK',              18,   null, 5);

-- What is no longer listed stays, switched off: old requests point at it.
update available_services set enabled = false where id not in (select id from listed_services);

insert into available_services (id, brand_id, provider_id, service_id, service_code, warranty_type_id, form_id, external_url, names, terms, position, enabled)
select listed.id, brand_id, provider_id, service_id, code, warranty_type_id, form_id, external_url, names,
  (select jsonb_object_agg(language, text_list(term_keys, language)) from unnest(array['hu', 'en', 'de', 'sl']) as language),
  position, true
from listed_services as listed join service_kinds using (code)
on conflict (id) do update set brand_id = excluded.brand_id, provider_id = excluded.provider_id, service_id = excluded.service_id,
  service_code = excluded.service_code, warranty_type_id = excluded.warranty_type_id, form_id = excluded.form_id,
  external_url = excluded.external_url, names = excluded.names, terms = excluded.terms, position = excluded.position, enabled = true;

drop table listed_services, service_kinds, listed_brands;
