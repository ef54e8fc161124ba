-- The sentences that the texts of brands and services are built from. Facts: SPEC 1 and 9, DESIGN 8.1, DOMAIN 0.7, 0.8, 11.10.
-- Figures in {braces} come from the system parameters. Allowed HTML: p, ul, ol, li, strong, em, br, a.

insert into text_parts (key, words) values
('accessories', jsonb_build_object(
  'hu', 'Töltési vagy akkumulátorhiba esetén küldje el a készülékkel az eredeti töltőtartozékokat is (töltő, kábel, dokkoló). Más hiba esetén ne küldjön tartozékot, SIM-kártyát és memóriakártyát.',
  'en', 'For charging or battery faults please send the original charging accessories with the device (charger, cable, dock). For any other fault please send no accessories, SIM cards or memory cards.',
  'de', 'Bei Lade- oder Akkufehlern senden Sie bitte das Original-Ladezubehör mit (Ladegerät, Kabel, Ladestation). Bei anderen Fehlern senden Sie bitte kein Zubehör und keine SIM- oder Speicherkarten mit.',
  'sl', 'Pri napaki polnjenja ali baterije napravi priložite originalno opremo za polnjenje (polnilnik, kabel, polnilno postajo). Pri drugih napakah dodatkov, kartic SIM in pomnilniških kartic ne prilagajte.')),

('papers', jsonb_build_object(
  'hu', 'Garanciális javításhoz csatolja a jótállási jegyet vagy a vásárlást igazoló számla másolatát.',
  'en', 'For a warranty repair please include the warranty card or a copy of the invoice.',
  'de', 'Für eine Garantiereparatur fügen Sie bitte die Garantiekarte oder eine Kopie der Rechnung bei.',
  'sl', 'Za garancijsko popravilo priložite garancijski list ali kopijo računa.')),

('dataErased', jsonb_build_object(
  'hu', 'A javítás előtt a készüléken tárolt adatokat töröljük, és biztonsági mentést nem készítünk. Kérjük, mentse el adatait, mielőtt a készüléket átadja a futárnak.',
  'en', 'We erase the data on the device before the repair and make no backup. Please save your data before you hand the device to the courier.',
  'de', 'Vor der Reparatur löschen wir die Daten auf dem Gerät und erstellen keine Sicherung. Bitte sichern Sie Ihre Daten, bevor Sie das Gerät dem Kurier übergeben.',
  'sl', 'Pred popravilom izbrišemo podatke na napravi in ne naredimo varnostne kopije. Prosimo, da podatke shranite, preden napravo predate kurirju.')),

('appleLocator', jsonb_build_object(
  'hu', 'Beküldés előtt kapcsolja ki a <strong>Lokátor (Find My)</strong> funkciót. Bekapcsolt Lokátorral a készüléket nem tudjuk megjavítani.',
  'en', 'Turn off <strong>Find My</strong> before you send the device. We cannot repair a device while Find My is on.',
  'de', 'Schalten Sie vor dem Einsenden <strong>„Wo ist?“ (Find My)</strong> aus. Ein Gerät mit eingeschalteter Ortung können wir nicht reparieren.',
  'sl', 'Pred pošiljanjem izklopite funkcijo <strong>Poišči (Find My)</strong>. Naprave z vklopljeno funkcijo ne moremo popraviti.')),

('goproDrone', jsonb_build_object(
  'hu', 'GoPro drón javítását nem vállaljuk.',
  'en', 'We do not repair the GoPro drone.',
  'de', 'Die GoPro-Drohne reparieren wir nicht.',
  'sl', 'Drona GoPro ne popravljamo.')),

('goproWarranty', jsonb_build_object(
  'hu', 'A GoPro-kamerákra a gyártó 1 év gyártói jótállást vállal. Ez a kötelező jótállást és a szavatossági jogokat nem érinti.',
  'en', 'GoPro gives its cameras a manufacturer''s warranty of 1 year. This does not affect the statutory guarantee.',
  'de', 'GoPro gewährt auf seine Kameras 1 Jahr Herstellergarantie. Die gesetzliche Gewährleistung und die Pflichtgarantie bleiben davon unberührt.',
  'sl', 'GoPro za svoje kamere daje 1 leto garancije proizvajalca. To ne vpliva na zakonsko jamstvo in obvezno garancijo.')),

('warrantyElsewhere', jsonb_build_object(
  'hu', 'Garanciális javítást ehhez a márkához itt nem lehet kérni; forduljon az eladóhoz vagy a gyártóhoz. A fizetős javítást elvégezzük.',
  'en', 'Warranty repairs of this brand cannot be requested here; please contact the seller or the manufacturer. We do carry out paid repairs.',
  'de', 'Garantiereparaturen dieser Marke können hier nicht beauftragt werden; bitte wenden Sie sich an den Verkäufer oder den Hersteller. Kostenpflichtige Reparaturen führen wir durch.',
  'sl', 'Garancijskega popravila za to znamko tukaj ni mogoče naročiti; obrnite se na prodajalca ali proizvajalca. Plačljiva popravila opravljamo.')),

('mechanical', jsonb_build_object(
  'hu', 'A mechanikai sérülésre (törés, repedés, deformáció) a jótállás nem terjed ki.',
  'en', 'Mechanical damage (breakage, cracks, deformation) is not covered by the warranty.',
  'de', 'Mechanische Schäden (Bruch, Risse, Verformung) sind von der Garantie nicht gedeckt.',
  'sl', 'Garancija ne zajema mehanskih poškodb (zlomov, razpok, deformacij).')),

('cutOff', jsonb_build_object(
  'hu', 'A munkanapon {cutOff} előtt beérkezett igényt legkorábban a következő munkanapon, a később beérkezettet legkorábban az azt követő munkanapon kezdjük intézni.',
  'en', 'A request received before {cutOff} on a working day is handled on the next working day at the earliest, a later one on the working day after that.',
  'de', 'Einen Auftrag, der an einem Arbeitstag vor {cutOff} Uhr eingeht, bearbeiten wir frühestens am nächsten Arbeitstag, einen späteren frühestens am darauffolgenden.',
  'sl', 'Zahtevek, ki ga na delovni dan prejmemo pred {cutOff}, obravnavamo najprej naslednji delovni dan, poznejšega pa najprej delovni dan zatem.')),

('repairTime', jsonb_build_object(
  'hu', 'A javítás várható ideje a készülék szervizbe érkezésétől számítva {repairDays} munkanap.',
  'en', 'The expected repair time is {repairDays} working days from the arrival of the device at our service centre.',
  'de', 'Die voraussichtliche Reparaturdauer beträgt {repairDays} Arbeitstage ab Eintreffen des Geräts im Servicecenter.',
  'sl', 'Predvideni čas popravila je {repairDays} delovnih dni od prispetja naprave na servis.')),

('packing', jsonb_build_object(
  'hu', 'A készüléket ütésálló csomagolásban adja át a futárnak.',
  'en', 'Please hand the device to the courier in shock-proof packaging.',
  'de', 'Bitte übergeben Sie das Gerät dem Kurier stoßsicher verpackt.',
  'sl', 'Napravo predajte kurirju v embalaži, odporni proti udarcem.')),

('warrantyFree', jsonb_build_object(
  'hu', 'Ha a hiba a jótállás körébe tartozik, a javítás és a szállítás díjmentes.',
  'en', 'If the fault is covered by the warranty, the repair and the delivery are free of charge.',
  'de', 'Ist der Fehler von der Garantie gedeckt, sind Reparatur und Versand kostenlos.',
  'sl', 'Če je napaka zajeta v garancijo, sta popravilo in dostava brezplačna.')),

('expertReport', jsonb_build_object(
  'hu', 'Ha a hiba nem tartozik a jótállás körébe, erről jegyzőkönyvet küldünk. Ön {reportDays} munkanapon belül dönthet: árajánlatot kér, vagy javítás nélkül visszakéri a készüléket.',
  'en', 'If the fault is not covered by the warranty, we send you an expert report. You have {reportDays} working days to decide: request a quote, or have the device returned unrepaired.',
  'de', 'Ist der Fehler nicht von der Garantie gedeckt, senden wir Ihnen ein Gutachten. Sie können innerhalb von {reportDays} Arbeitstagen entscheiden: einen Kostenvoranschlag anfordern oder das Gerät unrepariert zurückerhalten.',
  'sl', 'Če napaka ni zajeta v garancijo, vam pošljemo strokovno poročilo. V {reportDays} delovnih dneh se lahko odločite: zahtevate ponudbo ali vračilo nepopravljene naprave.')),

('returnFee', jsonb_build_object(
  'hu', 'Ha a bevizsgálás nem talál hibát, vagy a jótállási igény nem megalapozott, a visszaszállítás díja {returnFee}, amelyet a futárnak utánvéttel kell kifizetni (készpénzben kerekítve: {returnFeeCash}), csomagautomata esetén a visszaküldés előtt.',
  'en', 'If no fault is found or the warranty claim is rejected, the return delivery costs {returnFee}, payable to the courier on delivery (rounded in cash: {returnFeeCash}), or before it leaves for a parcel locker.',
  'de', 'Wird kein Fehler gefunden oder der Garantieanspruch abgelehnt, kostet die Rücksendung {returnFee}, zahlbar per Nachnahme beim Kurier (in bar gerundet: {returnFeeCash}), bei einem Paketautomaten vor dem Versand.',
  'sl', 'Če napake ne najdemo ali je garancijski zahtevek zavrnjen, vračilo stane {returnFee}, plačljivo kurirju po povzetju (v gotovini zaokroženo: {returnFeeCash}), pri paketomatu pred pošiljanjem.')),

('statutory', jsonb_build_object(
  'hu', 'Ezek a feltételek a törvényen alapuló szavatossági és kötelező jótállási jogait nem korlátozzák.',
  'en', 'These terms do not restrict your statutory rights and the mandatory guarantee.',
  'de', 'Ihre gesetzlichen Gewährleistungsrechte und die Pflichtgarantie werden durch diese Bedingungen nicht eingeschränkt.',
  'sl', 'Ti pogoji ne omejujejo vaših zakonskih pravic iz jamčevanja in obvezne garancije.')),

('quote', jsonb_build_object(
  'hu', 'Bevizsgálás után árajánlatot küldünk, javítani csak az Ön elfogadása után kezdünk. Az ajánlat {quoteDays} munkanapig érvényes, az utolsó napját feltüntetjük rajta.',
  'en', 'After inspection we send you a quote and repair the device only once you have accepted it. The quote is valid for {quoteDays} working days; its last day is stated on it.',
  'de', 'Nach der Prüfung senden wir Ihnen einen Kostenvoranschlag und reparieren erst nach Ihrer Annahme. Er gilt {quoteDays} Arbeitstage; der letzte Tag ist darauf angegeben.',
  'sl', 'Po pregledu vam pošljemo ponudbo in napravo popravimo šele, ko jo sprejmete. Ponudba velja {quoteDays} delovnih dni; zadnji dan veljavnosti je naveden na njej.')),

('quoteDeclined', jsonb_build_object(
  'hu', 'Ha az ajánlatot elutasítja, vagy az érvényességi idő alatt nem válaszol, a készüléket javítás nélkül visszaküldjük, és felszámítjuk a logisztikai díjat ({deliveryFee}) és a bevizsgálási díjat ({inspectionFee}).',
  'en', 'If you decline the quote or do not answer while it is valid, we return the device unrepaired and charge the logistics fee ({deliveryFee}) and the inspection fee ({inspectionFee}).',
  'de', 'Wenn Sie den Kostenvoranschlag ablehnen oder während seiner Gültigkeit nicht antworten, senden wir das Gerät unrepariert zurück und berechnen die Logistikgebühr ({deliveryFee}) und die Prüfgebühr ({inspectionFee}).',
  'sl', 'Če ponudbo zavrnete ali v času njene veljavnosti ne odgovorite, napravo vrnemo nepopravljeno ter zaračunamo strošek logistike ({deliveryFee}) in pregleda ({inspectionFee}).')),

('repairGuarantee', jsonb_build_object(
  'hu', 'A javításra a készülék visszaadásától számítva {warrantyMonths} hónap jótállást (szervizgaranciát) adunk.',
  'en', 'We guarantee our repair for {warrantyMonths} months from the day the device is handed back (service warranty).',
  'de', 'Auf unsere Reparatur geben wir ab Rückgabe des Geräts {warrantyMonths} Monate Garantie (Servicegarantie).',
  'sl', 'Za popravilo dajemo {warrantyMonths} mesecev garancije od vračila naprave (servisna garancija).')),

('insurerDecides', jsonb_build_object(
  'hu', 'A javítást a biztosító engedélyezi, és a térítés mértékéről is ő dönt. Az önrészt az Ön biztosítási szerződése határozza meg.',
  'en', 'The insurer approves the repair and decides how much is covered. Any excess is set by your insurance contract.',
  'de', 'Die Versicherung genehmigt die Reparatur und entscheidet über die Höhe der Leistung. Eine Selbstbeteiligung ergibt sich aus Ihrem Versicherungsvertrag.',
  'sl', 'Popravilo odobri zavarovalnica, ki odloči tudi o višini kritja. Odbitno franšizo določa vaša zavarovalna pogodba.')),

('claimNumber', jsonb_build_object(
  'hu', 'Az igényhez a biztosítótól kapott kárszám szükséges: AS vagy VF, utána 7 karakter.',
  'en', 'You need the claim number given by your insurer: AS or VF followed by 7 characters.',
  'de', 'Sie benötigen die Schadennummer Ihrer Versicherung: AS oder VF, danach 7 Zeichen.',
  'sl', 'Potrebujete številko škode, ki ste jo prejeli od zavarovalnice: AS ali VF in 7 znakov.')),

('serviceWarrantyPeriod', jsonb_build_object(
  'hu', 'Szervizgarancia akkor kérhető, ha a javított készülék visszaadása óta {warrantyMonths} hónapnál kevesebb telt el. Az ismételt javítás ezt a határidőt nem indítja újra.',
  'en', 'The service warranty applies if less than {warrantyMonths} months have passed since the repaired device was handed back. The repeat repair does not restart this period.',
  'de', 'Die Servicegarantie gilt, wenn seit der Rückgabe des reparierten Geräts weniger als {warrantyMonths} Monate vergangen sind. Die erneute Reparatur setzt diese Frist nicht neu in Gang.',
  'sl', 'Servisna garancija velja, če je od vračila popravljene naprave minilo manj kot {warrantyMonths} mesecev. Ponovno popravilo tega roka ne začne znova.')),

('serviceWarrantyScope', jsonb_build_object(
  'hu', 'A szervizgarancia a korábban javított hibára és a beépített alkatrészre terjed ki. Ha a bevizsgálás más hibát talál, árajánlatot küldünk.',
  'en', 'The service warranty covers the fault repaired before and the parts built in. If inspection finds another fault, we send you a quote.',
  'de', 'Die Servicegarantie umfasst den zuvor reparierten Fehler und die eingebauten Teile. Wird ein anderer Fehler festgestellt, senden wir Ihnen einen Kostenvoranschlag.',
  'sl', 'Servisna garancija zajema prej odpravljeno napako in vgrajene dele. Če ob pregledu najdemo drugo napako, vam pošljemo ponudbo.')),

('employees', jsonb_build_object(
  'hu', 'Ez a szolgáltatás munkatársaink saját készülékeinek javítására szolgál.',
  'en', 'This service is for our employees'' own devices.',
  'de', 'Dieser Service gilt für eigene Geräte unserer Beschäftigten.',
  'sl', 'Ta storitev je namenjena lastnim napravam naših zaposlenih.')),

('buybackOffer', jsonb_build_object(
  'hu', 'Az előzetes ár az Ön válaszain alapul. A végleges vételi ajánlatot a bevizsgálás után küldjük; alacsonyabb árat csak indoklással ajánlunk.',
  'en', 'The estimated price is based on your answers. We send our final offer after the inspection; a lower price always comes with the reason.',
  'de', 'Der Richtpreis beruht auf Ihren Antworten. Unser endgültiges Angebot senden wir nach der Prüfung; ein niedrigerer Preis wird immer begründet.',
  'sl', 'Okvirna cena temelji na vaših odgovorih. Dokončno ponudbo pošljemo po pregledu; nižjo ceno vedno utemeljimo.')),

('buybackReturn', jsonb_build_object(
  'hu', 'Ha a végleges ajánlatot nem fogadja el, vagy nem válaszol rá, a készüléket díjmentesen visszaküldjük.',
  'en', 'If you decline our final offer or do not answer it, we return the device free of charge.',
  'de', 'Lehnen Sie unser endgültiges Angebot ab oder antworten Sie nicht, senden wir das Gerät kostenlos zurück.',
  'sl', 'Če dokončne ponudbe ne sprejmete ali nanjo ne odgovorite, napravo brezplačno vrnemo.')),

('buybackErased', jsonb_build_object(
  'hu', 'A megvásárolt készülékről minden adatot véglegesen törlünk. Mentse el adatait, jelentkezzen ki a fiókjaiból, és állítsa vissza a gyári beállításokat, mielőtt a készüléket átadja a futárnak.',
  'en', 'We permanently erase all data from a device that we buy. Save your data, sign out of your accounts and reset the device before you hand it to the courier.',
  'de', 'Von angekauften Geräten löschen wir alle Daten endgültig. Sichern Sie Ihre Daten, melden Sie sich von Ihren Konten ab und setzen Sie das Gerät zurück, bevor Sie es dem Kurier übergeben.',
  'sl', 'Z odkupljene naprave trajno izbrišemo vse podatke. Preden jo predate kurirju, shranite podatke, odjavite se iz računov in jo ponastavite na tovarniške nastavitve.')),

('buybackPayout', jsonb_build_object(
  'hu', 'Az elfogadott vételárat az Ön által megadott bankszámlára utaljuk. Magánszemélynek elszámolást küldünk, cégnek a saját számlája alapján fizetünk.',
  'en', 'We transfer the accepted price to the bank account you give. Private persons get a statement from us, companies are paid against their own invoice.',
  'de', 'Den angenommenen Preis überweisen wir auf das von Ihnen angegebene Konto. Privatpersonen erhalten eine Abrechnung von uns, Unternehmen zahlen wir gegen deren Rechnung.',
  'sl', 'Sprejeto kupnino nakažemo na bančni račun, ki ga navedete. Zasebnikom pošljemo obračun, podjetjem plačamo na podlagi njihovega računa.')),

('operatorDevices', jsonb_build_object(
  'hu', 'Az itt kért javítás a szolgáltatótól vásárolt készülékekre vonatkozik.',
  'en', 'Repairs requested here are for devices bought from the operator.',
  'de', 'Hier beauftragte Reparaturen gelten für Geräte, die beim Anbieter gekauft wurden.',
  'sl', 'Tukaj naročena popravila veljajo za naprave, kupljene pri operaterju.')),

('otherSite', jsonb_build_object(
  'hu', 'Ez a szolgáltatás egy másik cég oldalán érhető el, annak feltételeivel.',
  'en', 'This service is on another company''s site, under that company''s terms.',
  'de', 'Diesen Service finden Sie auf der Seite eines anderen Unternehmens, zu dessen Bedingungen.',
  'sl', 'Ta storitev je na voljo na strani drugega podjetja, pod njegovimi pogoji.'))
on conflict (key) do update set words = excluded.words;
