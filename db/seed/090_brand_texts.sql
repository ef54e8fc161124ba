-- What a brand's page says. The sentences are in 060_text_parts.sql; here only which brand says which of them, and its title.

create temporary table page_words (language text, title text, description text);
insert into page_words values
  ('hu', '{brand} javítás futárral', '<p>{brand} készülékét futárunk elviszi, szervizünk megjavítja, és futárunk visszaviszi Önnek. Ezeket a készülékeket vesszük át: {groups}.</p>'),
  ('en', '{brand} repair with courier pickup', '<p>Our courier collects your {brand} device, our service centre repairs it, and our courier brings it back to you. We take: {groups}.</p>'),
  ('de', '{brand}-Reparatur mit Kurierabholung', '<p>Unser Kurier holt Ihr {brand}-Gerät ab, unser Servicecenter repariert es, und unser Kurier bringt es Ihnen zurück. Wir nehmen an: {groups}.</p>'),
  ('sl', 'Popravilo naprav {brand} s kurirskim prevzemom', '<p>Naš kurir prevzame vašo napravo {brand}, naš servis jo popravi, kurir pa vam jo vrne. Sprejemamo: {groups}.</p>');

create temporary table brand_sentences as
select brands.id as brand_id, concat_ws(', ',
    'accessories',
    case when exists (select from available_services where brand_id = brands.id and service_code = 'BRAND_WARRANTY' and enabled)
      then 'papers' else 'warrantyElsewhere' end,
    'dataErased',
    case slug when 'apple' then 'appleLocator' when 'gopro' then 'goproDrone, goproWarranty' end,
    'packing, mechanical, cutOff, repairTime') as keys
from brands;

insert into brand_texts (brand_id, language, title, description, general_info)
select brands.id, language, replace(title, '{brand}', brands.name), replace(replace(description, '{brand}', brands.name), '{groups}', sold.groups), text_list(keys, language)
from brands
join brand_sentences on brand_sentences.brand_id = brands.id
cross join page_words
cross join lateral (
  -- German nouns keep their capital inside a sentence.
  select string_agg(case language when 'de' then names ->> 'de' else lower(left(names ->> language, 1)) || substr(names ->> language, 2) end, '; ' order by position) as groups
  from brand_product_groups join product_groups on product_groups.id = product_group_id
  where brand_product_groups.brand_id = brands.id
) as sold
on conflict (brand_id, language) do update set title = excluded.title, description = excluded.description, general_info = excluded.general_info;

drop table brand_sentences, page_words;
