import { ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { figures, forintIn, inARow, roundedToCash } from '../../figures.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const ft = forintIn('hu')
const [fewestDays, maxDays] = figures.expectedRepairWorkingDays
const noticeDays = inARow(
  'hu',
  figures.storageNoticeDays.map((day) => `${day}.`),
)

const terms: Policy = {
  title: 'Általános szerződési feltételek',
  validFrom: '2026-11-01',
  lead: `Ezek a feltételek a ${company.name} (a továbbiakban: Szolgáltató) futáros készülékjavítási szolgáltatására vonatkoznak. Kérjük, az igény elküldése előtt olvassa el őket; az elküldéshez el kell fogadnia a feltételeket.`,
  sections: [
    section(
      'provider',
      'A Szolgáltató',
      facts(
        ['Név', company.name],
        ['Székhely', company.address],
        ['Levelezési cím', company.postalAddress],
        ['Cégjegyzékszám', `${company.registryNumber} (${company.registryCourt})`],
        ['Adószám', company.taxNumber],
        ['Telefon', company.phone],
        ['E-mail', company.email],
        ['Tárhelyszolgáltató', `${company.hosting.name}, ${company.hosting.address}, ${company.hosting.email}`],
      ),
      text(
        'A szerződés nyelve magyar. A feltételek angol, német és szlovén nyelven is elérhetők; eltérés esetén a magyar szöveg az irányadó. Az elektronikusan létrejött szerződés nem minősül írásba foglalt szerződésnek. A Szolgáltató az igényt és az elfogadott szövegváltozatot rögzíti, az igény az azonosítójával később is megtekinthető. A Szolgáltató magatartási kódexnek nem vetette alá magát.',
      ),
    ),
    section(
      'service',
      'A szolgáltatás',
      text(
        'A Szolgáltató a meghibásodott készüléket futárral elszállíttatja, bevizsgálja, a megállapodás szerint megjavítja, majd visszajuttatja. A szolgáltatás formái:',
      ),
      list(
        'garanciális javítás: a gyártó vagy a forgalmazó jótállása alapján, a jótállás feltételei szerint;',
        'fizetős javítás: jótálláson kívüli készülék javítása az Ön által elfogadott árajánlat alapján;',
        'biztosításos javítás: a biztosító által befogadott kár alapján, kárszámmal;',
        'szervizgarancia: ismételt javítás a Szolgáltató korábbi javítására vállalt jótállás alapján.',
      ),
    ),
    section(
      'order',
      'Az igény leadása és a szerződés létrejötte',
      text(
        'Az igényt a portál űrlapján lehet leadni. Elküldés előtt a portál minden adatot összefoglal; ezeket ekkor még javíthatja. Az igény beérkezését a Szolgáltató haladéktalanul, de legkésőbb 48 órán belül e-mailben visszaigazolja, és ezzel a bevizsgálásra és a szállításra szerződés jön létre. Ha a visszaigazolás 48 órán belül nem érkezik meg, az igény Önt nem köti.',
      ),
      text(
        'Ahol egy gomb megnyomása fizetési kötelezettséggel jár, a gomb felirata: „Fizetési kötelezettséggel járó megrendelés”. A fizetős javításra az árajánlat elfogadásával jön létre szerződés. Egy igény egy készülékre szól, és ugyanarra az IMEI- vagy gyári számra egyszerre csak egy folyamatban lévő igény adható le.',
      ),
    ),
    section(
      'preparation',
      'A készülék előkészítése',
      text('Az átadás előtt Önnek az alábbiakat kell elvégeznie:'),
      list(
        'mentse le adatait: a javítás előtt a készülékről az ügyféladatokat töröljük, és biztonsági mentést nem készítünk;',
        'kapcsolja ki a készülékkereső funkciót (Apple készüléknél a „Lokátor (Find My)” funkciót), mert bekapcsolt funkcióval a javítás nem kezdhető meg;',
        'vegye ki a SIM- és a memóriakártyát, vegye le a tokot és a védőfóliát;',
        'tartozékot csak töltési vagy akkumulátorhiba esetén adjon át, ekkor az eredeti tartozékokat;',
        'garanciális javításnál mellékelje a jótállási jegyet vagy a számla másolatát;',
        'csomagolja a készüléket úgy, hogy a szállítás alatt ne sérüljön.',
      ),
    ),
    section(
      'pickup',
      'Elszállítás és visszaszállítás',
      text(
        `A munkanapokon ${figures.pickupCutOff} óráig beérkezett igényeket leghamarabb a következő munkanapon, a később beérkezetteket leghamarabb az azt követő munkanapon teljesítjük. A futár két alkalommal kísérli meg az átvételt: a választott napon és idősávban, és ha ez nem sikerül, a következő munkanapon. A készülék átvételéről átvételi elismervényt adunk, amely tartalmazza az Ön nevét és címét, a készülék azonosítóját, az átvétel napját és a visszaadás várható idejét.`,
      ),
      text(
        'A készüléket az Ön által megadott címre vagy csomagautomatába küldjük vissza. Ha a kézbesítés nem sikerül, értesítjük Önt, és a készüléket új kézbesítésig vagy személyes átvételig „A készülék megőrzése” szerint megőrizzük. A kárveszély a futár általi átvételtől a visszaadásig a Szolgáltatót terheli.',
      ),
    ),
    section(
      'storage',
      'A készülék megőrzése',
      text(
        `A nálunk lévő készüléket díjmentesen őrizzük. A megőrzési idő ${figures.storageDays} naptári nap, ha a készüléket azért nem adhatjuk vissza, mert a kiállított számlát nem fizették ki, mert a sikertelen kézbesítés után nem választott új kézbesítést, vagy mert a választott személyes átvételre nem jött el. A megőrzési idő a fizetési határidő napján, a csomag hozzánk való visszaérkezésének napján, illetve a személyes átvétel választásának napján kezdődik. Ha közben fizet, vagy új kézbesítést választ, a megőrzési idő véget ér. Amíg a készülékkel kapcsolatos panasz vagy elállás elintézése folyamatban van, addig a készülék nem tekinthető elhagyottnak.`,
      ),
      text(
        `A megőrzési idő alatt e-mailben ${figures.storageNoticeDays.length} alkalommal értesítjük, annak ${noticeDays} napja után, és közöljük a megőrzés utolsó napját. Ha a megőrzési idő eredménytelenül telik el, a készüléket elhagyottnak tekinthetjük: a rajta lévő adatokat töröljük, és a készüléket megtarthatjuk, értékesíthetjük vagy környezetkímélően ártalmatlaníttathatjuk. Erről e-mailben elszámolást küldünk. A készülék értékét vagy az értékesítés bevételét a tartozásba beszámítjuk; ami ezt meghaladja, Önt illeti, és kérésére kifizetjük. A tartozás beszámítással nem fedezett része továbbra is fizetendő.`,
      ),
    ),
    section(
      'quote',
      'Bevizsgálás, árajánlat, jegyzőkönyv',
      text(
        `Fizetős javításnál a bevizsgálás után tételes árajánlatot küldünk. Az árajánlat ${figures.quoteValidityWorkingDays} munkanapig érvényes; az érvényesség utolsó napját az árajánlaton feltüntetjük, és az ajánlat e nap végéig fogadható el. Ha az árajánlathoz európai javítási adatlapot adunk, feltételei legalább 30 naptári napig kötnek minket.`,
      ),
      text(
        `Ha az árajánlatot elutasítja, vagy az érvényesség végéig nem válaszol, a készüléket javítás nélkül visszaküldjük, és a díjtáblázat szerinti logisztikai és bevizsgálási díjat felszámítjuk. Ha garanciális javítás helyett jegyzőkönyvet állítunk ki, Ön ${figures.expertReportValidityWorkingDays} munkanapon belül dönthet: elfogadja és árajánlatot kér, vagy elutasítja és visszakéri a készüléket.`,
      ),
    ),
    section(
      'deadlines',
      'A javítás ideje',
      text(
        `A javítás várható ideje a készülék beérkezésétől, fizetős javításnál az árajánlat elfogadásától számított ${fewestDays}–${maxDays} munkanap. Ha az alkatrész beszerzése vagy a hiba jellege miatt ez hosszabb lesz, erről az ok és az új időpont megjelölésével értesítjük. Kötelező jótállás alapján végzett javításnál törekszünk arra, hogy a javítás 15 napon belül elkészüljön; ha 30 napon belül nem készül el, Önt a jótállási jogszabályban meghatározott csere vagy visszatérítés illeti meg a jótállás kötelezettjétől.`,
      ),
    ),
    section(
      'fees',
      'Díjak és fizetés',
      text(
        'Az árak forintban értendők, és a 27%-os általános forgalmi adót tartalmazzák. A javítás díja az elfogadott árajánlat szerinti összeg. A további díjak:',
      ),
      table(
        ['Díj', 'Mikor fizetendő', 'Összeg'],
        [
          ['Szállítási díj', 'Fizetős javításnál, az elszállításért és a visszaszállításért', ft(figures.deliveryFee)],
          ['Bevizsgálási díj', 'Ha az árajánlatot elutasítja vagy nem válaszol', ft(figures.inspectionFee)],
          ['Logisztikai díj', 'Ha az árajánlatot elutasítja vagy nem válaszol', ft(figures.deliveryFee)],
          ['Visszaszállítási díj', 'Ha a készülékben hiba nem található, vagy a jótállási igény elutasításra kerül', ft(figures.returnFee)],
        ],
      ),
      text(
        `A visszaszállítási díj utánvéttel, készpénzben fizetendő; a kerekítés szabályai szerint készpénzben ${ft(roundedToCash(figures.returnFee))}, más fizetési módnál ${ft(figures.returnFee)}. Fizetni utánvéttel, átutalással, előre utalással, online vagy bankkártyával lehet, az igénynél felkínált módok szerint. Ha a kifogás jogosnak bizonyul, a szavatosság vagy a jótállás teljesítésének költségei nem Önt terhelik.`,
      ),
    ),
    section(
      'warranty',
      'Garanciális és biztosításos javítás',
      text(
        'Garanciális javításhoz a vásárlást számlával vagy jótállási jeggyel kell igazolni. A jótállás a mechanikai sérülésre, a beázásra és a szakszerűtlen beavatkozásra nem terjed ki. Az elutasítás okát jegyzőkönyvben közöljük. A GoPro drónt nem javítjuk. A gyártó önkéntes jótállása a jogszabályon alapuló kötelező jótállást és a kellékszavatossági jogokat nem érinti. Ha az eladó a hibás terméket kijavítja, a kellékszavatossági felelőssége egyszer, 12 hónappal meghosszabbodik.',
      ),
      text(
        'Biztosításos javításhoz a biztosító által kiadott kárszám szükséges, amelyet a biztosítónál ellenőrzünk. A fedezetről és az önrészről a biztosító dönt.',
      ),
    ),
    section(
      'repairGuarantee',
      'A javításra vállalt jótállás (szervizgarancia)',
      text(
        `A javítás-karbantartási szolgáltatásokra vonatkozó kötelező jótállásról szóló 249/2004. (VIII. 27.) Korm. rendelet alapján, ha a javítás díja az anyagköltséggel és az általános forgalmi adóval együtt meghaladja a ${ft(figures.serviceWarrantyFeeFrom)} összeget, a javítást ${figures.serviceWarrantyMonths} hónap kötelező jótállás védi. A Szolgáltató az alacsonyabb díjú javításokra is ugyanennyi jótállást vállal. A határidő a javított készülék átadásának napján kezdődik, és az ismételt javítás nem indítja újra.`,
      ),
      text(
        'A jótállási jegyet a készülékkel együtt adjuk át; jogait jótállási jegy nélkül, a számlával is érvényesítheti. A hibát a felfedezése után késedelem nélkül jelentse be. Ha az igényről azonnal nem tudunk dönteni, álláspontunkról 5 munkanapon belül értesítjük. A jótállás a javított részre és az elvégzett munkára terjed ki, és nem érinti a jogszabályból eredő jogait.',
      ),
    ),
    section(
      'withdrawal',
      'Elállás',
      text(
        'Fogyasztóként a szerződéstől a megkötésétől számított 14 napon belül indokolás nélkül elállhat, illetve a megkezdett szolgáltatás szerződését felmondhatja. Az elállást a portál minden oldalának láblécéből elérhető „Elállás a szerződéstől” funkcióval, bejelentkezés nélkül, vagy bármely más egyértelmű nyilatkozattal, e-mailben vagy postán közölheti. A határidő megtartott, ha a nyilatkozatot a határidő lejárta előtt elküldi. A portálon tett nyilatkozat beérkezéséről azonnal, tartós adathordozón (e-mailben) visszaigazolást küldünk.',
      ),
      text('Ha azt szeretné, hogy a javítást a 14 nap lejárta előtt megkezdjük, két külön nyilatkozatot kell tennie:'),
      list(
        '„Kifejezetten kérem, hogy a szolgáltatás teljesítése a 14 napos elállási határidő lejárta előtt megkezdődjön.”',
        '„Tudomásul veszem, hogy a szolgáltatás egészének teljesítését követően elállási jogomat elveszítem.”',
      ),
      text(
        'Ha a teljesítés kérésére megkezdődött, és ezután mond fel, a felmondásig teljesített szolgáltatás arányos díját köteles megfizetni. Elállás esetén a már kifizetett, Önnek visszajáró összeget 14 napon belül, az eredetivel azonos fizetési móddal térítjük vissza, és a készüléket visszajuttatjuk. Vállalkozást az elállási jog nem illeti meg.',
      ),
    ),
    section(
      'liability',
      'Felelősség',
      text(
        'A Szolgáltató felel az átvett készülékért és a szakszerű javításért. A készüléken tárolt adatok elvesztéséért nem felel, mert az adatmentés az Ön feladata, és erre az igény leadásakor külön figyelmeztetjük. A felelősség korlátozása nem terjed ki a szándékosan okozott, valamint az emberi életet, testi épséget vagy egészséget megkárosító károkra, és nem érinti a fogyasztó jogszabályban biztosított jogait. A gyári vízállóság a készülék megbontása után nem garantálható; erre az árajánlatban felhívjuk a figyelmet.',
      ),
    ),
    section(
      'complaints',
      'Panasz és vitarendezés',
      text(
        `Panaszát a portál panaszűrlapján, e-mailben, telefonon, postán vagy személyesen teheti meg; a részletes szabályokat a panaszkezelési tájékoztató tartalmazza. Az írásbeli panaszra 30 napon belül válaszolunk. Fogyasztói jogvitában a lakóhelye szerinti békéltető testülethez fordulhat. A székhelyünk szerint illetékes testület: ${ourBoard.name}, ${ourBoard.address}, levelezési cím: ${ourBoardPostalAddress}, telefon: ${ourBoard.phone}, honlap: ${ourBoard.web}. A bírósághoz fordulás joga ettől függetlenül megilleti.`,
      ),
    ),
    section(
      'accessibility',
      'Akadálymentesség',
      text(
        'A szolgáltatás a 2022. évi XVII. törvény hatálya alá tartozó elektronikus kereskedelmi szolgáltatás: a portálon leadható az igény, követhető a javítás, és elfogadható az árajánlat. A portál az EN 301 549 szabvány és a WCAG 2.2 AA szint követelményeit követi: billentyűzettel és képernyőolvasóval használható, 320 képpont szélességtől átrendeződik, szövegei 200%-ra nagyíthatók, hibaüzenetei megnevezik a mezőt és a teendőt, az általunk készített PDF-dokumentumok címkézettek. A részletes leírás az „Akadálymentesség” oldalon olvasható, és kérésre szóban is ismertetjük.',
      ),
    ),
    section(
      'data',
      'Adatkezelés',
      text(
        'A személyes adatok kezelését az adatkezelési tájékoztató ismerteti. A tájékoztató megismerését az igény elküldésekor jelezni kell; az nem hozzájárulás, és a marketingcélú megkeresés ettől független.',
      ),
    ),
    section(
      'final',
      'Záró rendelkezések',
      text(
        'Az igényre az elküldésekor elfogadott szövegváltozat érvényes; a későbbi módosítás a korábban leadott igényeket nem érinti. A szerződésre a magyar jog irányadó, különösen a Polgári Törvénykönyv (2013. évi V. törvény), a 45/2014. (II. 26.) Korm. rendelet, az elektronikus kereskedelemről szóló 2001. évi CVIII. törvény és a fogyasztóvédelemről szóló 1997. évi CLV. törvény. Ez nem fosztja meg a fogyasztót a szokásos tartózkodási helye szerinti ország kötelező szabályainak védelmétől.',
      ),
    ),
  ],
}

export default terms
