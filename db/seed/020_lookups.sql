-- Short lists the screens offer (SPEC 3). An id is never given to something else: old requests point at it.

insert into lookups (kind, id, position, names, short) values
  ('warrantyTypes', 1, 1, '{"hu": "Garanciális javítás", "en": "Warranty repair", "de": "Garantiereparatur", "sl": "Garancijsko popravilo"}', null),
  ('warrantyTypes', 2, 2, '{"hu": "Fizetős javítás", "en": "Paid repair", "de": "Kostenpflichtige Reparatur", "sl": "Plačljivo popravilo"}', null),
  ('warrantyTypes', 3, 3, '{"hu": "Biztosításos javítás", "en": "Insurance repair", "de": "Versicherungsreparatur", "sl": "Popravilo iz zavarovanja"}', null),
  -- Ours: the device is bought.
  ('warrantyTypes', 4, 4, '{"hu": "Felvásárlás", "en": "Buyback", "de": "Ankauf", "sl": "Odkup"}', null),

  ('simLocks', 1, 1, '{"hu": "Telekom", "en": "Telekom", "de": "Telekom", "sl": "Telekom"}', null),
  ('simLocks', 2, 2, '{"hu": "Yettel", "en": "Yettel", "de": "Yettel", "sl": "Yettel"}', null),
  ('simLocks', 3, 3, '{"hu": "Vodafone", "en": "Vodafone", "de": "Vodafone", "sl": "Vodafone"}', null),
  ('simLocks', 4, 4, '{"hu": "Független (nem zárolt)", "en": "Unlocked", "de": "Ohne SIM-Lock", "sl": "Nezaklenjena"}', null),
  ('simLocks', 5, 5, '{"hu": "Egyéb", "en": "Other", "de": "Sonstiger Anbieter", "sl": "Drugo"}', null),

  ('requestSources', 1, 1, '{"hu": "Kereskedői oldal", "en": "Retail site", "de": "Händlerseite", "sl": "Spletno mesto trgovca"}', null),
  ('requestSources', 2, 2, '{"hu": "Mobilfutár", "en": "Mobilfutár", "de": "Mobilfutár", "sl": "Mobilfutár"}', null),
  ('requestSources', 3, 3, '{"hu": "Telefon", "en": "Telephone", "de": "Telefon", "sl": "Telefon"}', null),
  ('requestSources', 4, 4, '{"hu": "Tömeges feltöltés", "en": "Bulk upload", "de": "Sammelupload", "sl": "Množični uvoz"}', null),
  ('requestSources', 5, 5, '{"hu": "Partneri rendszer", "en": "Partner system", "de": "Partnersystem", "sl": "Sistem partnerja"}', null),
  ('requestSources', 6, 6, '{"hu": "Előjelzés", "en": "Pre-alert", "de": "Voranmeldung", "sl": "Prednajava"}', null),
  ('requestSources', 7, 7, '{"hu": "Bolti pult", "en": "Store counter", "de": "Geschäftsschalter", "sl": "Pult trgovine"}', null),

  ('paymentMethods', 1, 1, '{"hu": "Utánvét", "en": "Cash on delivery", "de": "Nachnahme", "sl": "Plačilo po povzetju"}', null),
  ('paymentMethods', 2, 2, '{"hu": "Átutalás", "en": "Bank transfer", "de": "Überweisung", "sl": "Bančno nakazilo"}', null),
  ('paymentMethods', 3, 3, '{"hu": "Előre utalás", "en": "Prepaid bank transfer", "de": "Vorauskasse", "sl": "Predplačilo z nakazilom"}', null),
  ('paymentMethods', 4, 4, '{"hu": "Online fizetés", "en": "Online payment", "de": "Onlinezahlung", "sl": "Spletno plačilo"}', null),
  ('paymentMethods', 5, 5, '{"hu": "Bankkártya", "en": "Bank card", "de": "Bankkarte", "sl": "Bančna kartica"}', null),

  ('failureOptions', 1, 1, '{"hu": "Kijelző", "en": "Display", "de": "Display", "sl": "Zaslon"}', null),
  ('failureOptions', 2, 2, '{"hu": "Akkumulátor", "en": "Battery", "de": "Akku", "sl": "Baterija"}', null),
  ('failureOptions', 3, 3, '{"hu": "Hátlap", "en": "Back cover", "de": "Rückseite", "sl": "Zadnji pokrov"}', null),
  ('failureOptions', 4, 4, '{"hu": "Beázás", "en": "Water damage", "de": "Wasserschaden", "sl": "Poškodba zaradi vode"}', null),
  ('failureOptions', 5, 5, '{"hu": "Egyéb", "en": "Other", "de": "Sonstiges", "sl": "Drugo"}', null),

  ('accessories', 1, 1, '{"hu": "Töltőfej", "en": "Charger head", "de": "Ladeadapter", "sl": "Polnilni adapter"}', null),
  ('accessories', 2, 2, '{"hu": "Adatkábel", "en": "Data cable", "de": "Datenkabel", "sl": "Podatkovni kabel"}', null),
  ('accessories', 3, 3, '{"hu": "Fülhallgató", "en": "Headset", "de": "Headset", "sl": "Slušalke"}', null),

  ('serviceOptions', 1, 1, '{"hu": "Szoftver újratelepítése", "en": "Software reinstallation", "de": "Software-Neuinstallation", "sl": "Ponovna namestitev programske opreme"}', null),
  ('serviceOptions', 2, 2, '{"hu": "Adatmentés", "en": "Data recovery", "de": "Datenrettung", "sl": "Reševanje podatkov"}', null),
  ('serviceOptions', 3, 3, '{"hu": "Tisztítás", "en": "Cleaning", "de": "Reinigung", "sl": "Čiščenje"}', null),
  ('serviceOptions', 4, 4, '{"hu": "Kijelzővédő fólia felhelyezése", "en": "Fitting a screen protector", "de": "Anbringen einer Displayschutzfolie", "sl": "Namestitev zaščitne folije za zaslon"}', null),

  ('businessForms', 1, 1, '{"hu": "Korlátolt felelősségű társaság", "en": "Limited liability company", "de": "Gesellschaft mit beschränkter Haftung", "sl": "Družba z omejeno odgovornostjo"}', 'Kft.'),
  ('businessForms', 2, 2, '{"hu": "Betéti társaság", "en": "Limited partnership", "de": "Kommanditgesellschaft", "sl": "Komanditna družba"}', 'Bt.'),
  ('businessForms', 3, 3, '{"hu": "Egyéni vállalkozó", "en": "Sole trader", "de": "Einzelunternehmer", "sl": "Samostojni podjetnik"}', 'e.v.'),
  ('businessForms', 4, 4, '{"hu": "Zártkörűen működő részvénytársaság", "en": "Private company limited by shares", "de": "Geschlossene Aktiengesellschaft", "sl": "Zaprta delniška družba"}', 'Zrt.'),
  ('businessForms', 5, 5, '{"hu": "Nyilvánosan működő részvénytársaság", "en": "Public company limited by shares", "de": "Offene Aktiengesellschaft", "sl": "Javna delniška družba"}', 'Nyrt.'),
  ('businessForms', 6, 6, '{"hu": "Nonprofit korlátolt felelősségű társaság", "en": "Non-profit limited liability company", "de": "Gemeinnützige Gesellschaft mit beschränkter Haftung", "sl": "Neprofitna družba z omejeno odgovornostjo"}', 'Nonprofit Kft.'),
  ('businessForms', 7, 7, '{"hu": "Közhasznú nonprofit szervezet", "en": "Public-benefit non-profit organisation", "de": "Gemeinnützige Organisation", "sl": "Neprofitna organizacija v javnem interesu"}', null),
  ('businessForms', 8, 8, '{"hu": "Közkereseti társaság", "en": "General partnership", "de": "Offene Handelsgesellschaft", "sl": "Družba z neomejeno odgovornostjo"}', 'Kkt.'),
  ('businessForms', 9, 9, '{"hu": "Egyéni cég", "en": "Sole proprietorship company", "de": "Einzelfirma", "sl": "Enoosebno podjetje"}', 'e.c.'),
  ('businessForms', 10, 10, '{"hu": "Szövetkezet", "en": "Co-operative", "de": "Genossenschaft", "sl": "Zadruga"}', null),
  ('businessForms', 11, 11, '{"hu": "Egyesülés", "en": "Economic grouping", "de": "Wirtschaftliche Vereinigung", "sl": "Gospodarsko združenje"}', null),
  ('businessForms', 12, 12, '{"hu": "Európai részvénytársaság", "en": "European company", "de": "Europäische Gesellschaft", "sl": "Evropska delniška družba"}', 'SE'),
  ('businessForms', 13, 13, '{"hu": "Európai szövetkezet", "en": "European co-operative society", "de": "Europäische Genossenschaft", "sl": "Evropska zadruga"}', 'SCE'),
  ('businessForms', 14, 14, '{"hu": "Külföldi vállalkozás magyarországi fióktelepe", "en": "Hungarian branch of a foreign company", "de": "Ungarische Zweigniederlassung eines ausländischen Unternehmens", "sl": "Madžarska podružnica tujega podjetja"}', null),
  ('businessForms', 15, 15, '{"hu": "Egyesület", "en": "Association", "de": "Verein", "sl": "Društvo"}', null),
  ('businessForms', 16, 16, '{"hu": "Alapítvány", "en": "Foundation", "de": "Stiftung", "sl": "Ustanova"}', null),
  ('businessForms', 17, 17, '{"hu": "Társasház", "en": "Condominium", "de": "Wohnungseigentümergemeinschaft", "sl": "Skupnost etažnih lastnikov"}', null),
  ('businessForms', 18, 18, '{"hu": "Lakásszövetkezet", "en": "Housing co-operative", "de": "Wohnungsgenossenschaft", "sl": "Stanovanjska zadruga"}', null),
  ('businessForms', 19, 19, '{"hu": "Költségvetési szerv", "en": "Publicly funded body", "de": "Öffentliche Einrichtung", "sl": "Proračunski uporabnik"}', null),
  ('businessForms', 20, 20, '{"hu": "Önkormányzat", "en": "Local government", "de": "Kommunalverwaltung", "sl": "Lokalna samouprava"}', null),
  ('businessForms', 21, 21, '{"hu": "Egyházi jogi személy", "en": "Church legal entity", "de": "Kirchliche juristische Person", "sl": "Cerkvena pravna oseba"}', null),
  ('businessForms', 22, 22, '{"hu": "Ügyvédi iroda", "en": "Law firm", "de": "Anwaltskanzlei", "sl": "Odvetniška pisarna"}', null),
  ('businessForms', 23, 23, '{"hu": "Egyéb", "en": "Other", "de": "Sonstige", "sl": "Drugo"}', null)
on conflict (kind, id) do update set position = excluded.position, names = excluded.names, short = excluded.short;
