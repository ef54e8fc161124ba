-- The mobile operators whose customers have their own doors (SPEC 9: provider 1 and 3).

insert into mobil_providers (id, slug, name, texts) values
(1, 'telekom', 'Telekom', jsonb_build_object(
  'hu', jsonb_build_object(
    'title', 'Telekom készülékek javítása futárral',
    'desc', '<p>A Telekomnál vásárolt készülékét futárunk elviszi, szervizünk megjavítja, és futárunk visszaviszi Önnek.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'hu')),
  'en', jsonb_build_object(
    'title', 'Repair of Telekom devices with courier pickup',
    'desc', '<p>Our courier collects the device you bought from Telekom, our service centre repairs it, and our courier brings it back to you.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'en')),
  'de', jsonb_build_object(
    'title', 'Reparatur von Telekom-Geräten mit Kurierabholung',
    'desc', '<p>Unser Kurier holt Ihr bei Telekom gekauftes Gerät ab, unser Servicecenter repariert es, und unser Kurier bringt es Ihnen zurück.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'de')),
  'sl', jsonb_build_object(
    'title', 'Popravilo naprav Telekom s kurirskim prevzemom',
    'desc', '<p>Naš kurir prevzame napravo, kupljeno pri Telekomu, naš servis jo popravi, kurir pa vam jo vrne.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'sl')))),

(3, 'vodafone', 'Vodafone', jsonb_build_object(
  'hu', jsonb_build_object(
    'title', 'Vodafone készülékek javítása futárral',
    'desc', '<p>A Vodafone-nál vásárolt vagy biztosított készülékét futárunk elviszi, szervizünk megjavítja, és futárunk visszaviszi Önnek.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'hu')),
  'en', jsonb_build_object(
    'title', 'Repair of Vodafone devices with courier pickup',
    'desc', '<p>Our courier collects the device you bought from or insured with Vodafone, our service centre repairs it, and our courier brings it back to you.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'en')),
  'de', jsonb_build_object(
    'title', 'Reparatur von Vodafone-Geräten mit Kurierabholung',
    'desc', '<p>Unser Kurier holt Ihr bei Vodafone gekauftes oder versichertes Gerät ab, unser Servicecenter repariert es, und unser Kurier bringt es Ihnen zurück.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'de')),
  'sl', jsonb_build_object(
    'title', 'Popravilo naprav Vodafone s kurirskim prevzemom',
    'desc', '<p>Naš kurir prevzame napravo, kupljeno ali zavarovano pri Vodafonu, naš servis jo popravi, kurir pa vam jo vrne.</p>',
    'generalInfo', text_list('operatorDevices, accessories, papers, dataErased, packing, mechanical, cutOff, repairTime', 'sl'))))
on conflict (id) do update set slug = excluded.slug, name = excluded.name, texts = excluded.texts;
