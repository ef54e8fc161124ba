import { consumerAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, text } from '../../policy.ts'

const accessibility: Policy = {
  title: 'Akadálymentesség',
  validFrom: '2026-11-01',
  lead: 'Azt szeretnénk, hogy a javítást mindenki önállóan megrendelhesse és követhesse. Itt leírjuk, mit tud a portál, hogyan felel meg a követelményeknek, hol vannak még korlátai, és hogyan kérhet segítséget.',
  sections: [
    section(
      'service',
      'A szolgáltatás',
      text(
        'A portál fogyasztóknak nyújtott elektronikus kereskedelmi szolgáltatás: készülékjavítás megrendelése futárral, a javítás követése, az árajánlat elfogadása, dokumentumok letöltése, panasz és elállás benyújtása. Az igénylés lépésről lépésre halad; a beírt adatok a lap újratöltésekor és a 10 perces űrlap-munkamenet lejártakor is megmaradnak.',
      ),
    ),
    section(
      'standard',
      'Minek felelünk meg',
      text(
        'A termékekre és a szolgáltatásokra vonatkozó akadálymentességi követelményeknek való megfelelésről szóló 2022. évi XVII. törvény követelményeit az EN 301 549 V3.2.1 szabvány alapján, a WCAG 2.2 AA szintjén teljesítjük. Minden oldalt 320 és 1280 képpont szélességben gépi vizsgálat ellenőriz, a fő folyamatokat billentyűzettel is végigpróbáljuk.',
      ),
    ),
    section(
      'how',
      'Hogyan teljesülnek a követelmények',
      list(
        'minden művelet elvégezhető billentyűzettel, a kijelölés jól látható;',
        'a címsorok, mezők és gombok neve képernyőolvasóval is érthető;',
        'a hibák összefoglalója megkapja a kijelölést, és minden hiba a mezőjéhez vezet;',
        'a szöveg és a háttér kontrasztja legalább 4,5 : 1, a jelentést nem csak szín hordozza;',
        'az oldalak 320 képponttól átrendeződnek, és 200%-ra nagyíthatók;',
        'az érintési felületek legalább 24 × 24 képpontosak;',
        'a mozgások kikapcsolhatók a rendszer beállításával, villogó tartalom nincs;',
        'az általunk készített PDF-dokumentumok címkézettek, nyelvük és címük megadott;',
        'a szövegek magyarul, angolul, németül és szlovénul is olvashatók.',
      ),
    ),
    section(
      'limits',
      'Ismert korlátok',
      list(
        'az ügyfelek által feltöltött iratok (számla, jótállási jegy) akadálymentességéért nem tudunk felelni;',
        'a fizetési szolgáltató saját oldalán a szolgáltató felelős a megfelelésért;',
        'a nyomtatott címke vonalkódjának tartalma szövegként is szerepel a címkén.',
      ),
    ),
    section(
      'help',
      'Segítség más módon',
      text(
        'Ha az űrlapot nem tudja használni, igényét telefonon vagy e-mailben is felvesszük, többletköltség nélkül. Kérésre a szerződési feltételeket és e leírást szóban is ismertetjük.',
      ),
      facts(
        ['Telefon', `${company.phone} (munkanapokon ${company.openingHours.from}–${company.openingHours.to})`],
        ['E-mail', company.email],
        ['Levélben', `${company.name}, ${company.postalAddress}`],
      ),
    ),
    section(
      'feedback',
      'Visszajelzés',
      text(
        `Ha akadályba ütközik, kérjük, írja meg, melyik oldalon és milyen eszközzel. 30 napon belül válaszolunk. Ha a válasszal nem elégedett, a fogyasztóvédelmi hatósághoz fordulhat: ${consumerAuthority.name}, ${consumerAuthority.web}.`,
      ),
    ),
  ],
}

export default accessibility
