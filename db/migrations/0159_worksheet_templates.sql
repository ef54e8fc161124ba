-- Ready texts of findings, work and tests (decision 109), which staff write for each other in Hungarian: a technician picks one and edits it.
create table worksheet_templates (
  id bigint generated always as identity primary key,
  field text not null check (field in ('diagnosis', 'workDone', 'testResult')),
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 1000),
  -- Null: for every brand, for every kind of device.
  brand_id integer references brands,
  product_group_id integer references product_groups,
  version integer not null default 1 check (version > 0),
  retired_at timestamptz,
  written_at timestamptz not null,
  -- Null: it came with the portal.
  written_by_account_id bigint references accounts
);
create index worksheet_templates_by_brand on worksheet_templates (brand_id) where brand_id is not null;
create index worksheet_templates_by_group on worksheet_templates (product_group_id) where product_group_id is not null;
create index worksheet_templates_by_account on worksheet_templates (written_by_account_id) where written_by_account_id is not null;
create trigger tell_change after insert or update or delete or truncate on worksheet_templates for each statement execute function tell_reference_change();

-- Whoever writes the manual writes these too, from here on by a key of its own.
update accounts set permission_keys = permission_keys || '{worksheet.templates}'::text[]
where customer_type = 'EMPLOYEE' and permission_keys @> '{manual.edit}' and not permission_keys && '{worksheet.templates}';

-- The set it begins with; from here on it belongs to whoever holds the key.
insert into worksheet_templates (field, title, body, written_at) values
('diagnosis', 'Törött kijelző', 'A kijelző üvege törött, az érintés hiányos. A ház nem deformálódott, folyadék nyoma nem látható.', now()),
('diagnosis', 'Elhasználódott akkumulátor', 'Az akkumulátor kapacitása a névleges érték alatt van, terhelésre a készülék kikapcsol. Az akkumulátor nem duzzadt.', now()),
('diagnosis', 'Duzzadt akkumulátor', 'Az akkumulátor megduzzadt, a hátlapot megemelte. A készüléket a csere elvégzéséig tölteni és bekapcsolni nem szabad.', now()),
('diagnosis', 'Hibás töltőcsatlakozó', 'A töltőcsatlakozó elhasználódott, a kábel nem rögzül, a töltés megszakad. A töltőáramkör működik.', now()),
('diagnosis', 'Szennyezett töltőcsatlakozó', 'A töltőcsatlakozóban szennyeződés volt, ez akadályozta a töltést. A csatlakozó ép.', now()),
('diagnosis', 'Beázás', 'A készülékben folyadék nyoma látható, a folyadékjelző elszíneződött. A korrózió a jelölt részeken megfigyelhető.', now()),
('diagnosis', 'Hiba nem jelentkezett', 'A leírt hibát a próba ideje alatt nem tapasztaltuk. A készülék minden vizsgált funkciója megfelelően működik.', now()),
('diagnosis', 'Szoftverhiba', 'A hiba a szoftver állapotából ered, az alkatrészek a mérések szerint hibátlanok.', now()),
('diagnosis', 'Hibás alaplap', 'A hiba az alaplapon van: a tápfeszültségek mérésekor eltérés mutatkozott. Az alaplap cseréje szükséges.', now()),
('workDone', 'Kijelző cseréje', 'A kijelzőegységet kicseréltük, az érintést és a fényerőt ellenőriztük, a tömítést új ragasztóval helyreállítottuk.', now()),
('workDone', 'Akkumulátor cseréje', 'Az akkumulátort kicseréltük, a töltést és a merülést ellenőriztük.', now()),
('workDone', 'Töltőcsatlakozó cseréje', 'A töltőcsatlakozót kicseréltük, a töltést és az adatkapcsolatot ellenőriztük.', now()),
('workDone', 'Töltőcsatlakozó tisztítása', 'A töltőcsatlakozót kitisztítottuk, a töltést ellenőriztük.', now()),
('workDone', 'Alaplap cseréje', 'Az alaplapot kicseréltük, a készüléket az új azonosítóval beállítottuk, minden funkcióját ellenőriztük.', now()),
('workDone', 'Szoftver újratelepítése', 'A készülék szoftverét a gyártó legújabb kiadásával újratelepítettük. A tárolt adatok törlődtek.', now()),
('workDone', 'Tisztítás folyadék után', 'A készüléket szétszereltük, az alaplapot ultrahangos fürdőben megtisztítottuk és kiszárítottuk.', now()),
('testResult', 'Teljes próba, megfelelt', 'Bekapcsol, tölt, hálózatra csatlakozik; a kijelző, az érintés, a kamerák, a hangszórók és a mikrofonok működnek.', now()),
('testResult', 'Töltés próbája, megfelelt', 'A töltőáram és az akkumulátor melegedése a próba ideje alatt megfelelő.', now()),
('testResult', 'Hosszú próba, hiba nélkül', 'A készülék két órán át hiba nélkül működött.', now());
