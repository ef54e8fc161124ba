import { boardRows, consumerAuthority, ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const complaint: Policy = {
  title: 'Panaszkezelési tájékoztató',
  validFrom: '2026-11-01',
  lead: 'Ha a szolgáltatásunkkal, munkatársaink magatartásával vagy egy javítással nem elégedett, kérjük, jelezze. Itt leírjuk, hol és hogyan tehet panaszt, mikor válaszolunk, és kihez fordulhat, ha a válasszal nem ért egyet.',
  sections: [
    section(
      'where',
      'Hol tehet panaszt',
      facts(
        ['Panaszűrlap', 'ennek az oldalnak az alján'],
        ['E-mail', company.email],
        ['Telefon', `${company.phone} (munkanapokon ${company.openingHours.from}–${company.openingHours.to})`],
        ['Levélben', `${company.name}, ${company.postalAddress}`],
        ['Személyesen', `${company.workshop} (munkanapokon ${company.openingHours.from}–${company.openingHours.to})`],
      ),
      text('Az űrlapon tett panasz beérkezéséről azonnal visszaigazolást küldünk az Ön e-mail-címére, a panasz számával és teljes szövegével.'),
    ),
    section(
      'oral',
      'A szóbeli panasz',
      text(
        'A szóbeli panaszt azonnal megvizsgáljuk, és lehetőség szerint orvosoljuk. Ha ez nem lehetséges, vagy Ön a megoldással nem ért egyet, jegyzőkönyvet veszünk fel, amelynek másolatát személyes panasznál helyben átadjuk, telefonon közölt panasznál a válasszal együtt megküldjük. A telefonon közölt panasz egyedi azonosítószámot kap.',
      ),
    ),
    section(
      'written',
      'Az írásbeli panasz',
      text(
        'Az írásbeli panaszra a beérkezésétől számított 30 napon belül írásban, érdemben válaszolunk. Ha a panaszt elutasítjuk, álláspontunkat megindokoljuk, megnevezzük az illetékes hatóságot és békéltető testületet, valamint közöljük, hogy a békéltető testület döntésére vonatkozó általános alávetési nyilatkozatot nem tettünk.',
      ),
    ),
    section(
      'record',
      'Mit tartalmaz a jegyzőkönyv',
      list(
        'az Ön nevét és lakcímét;',
        'a panasz helyét, idejét és módját;',
        'a panasz részletes leírását és a bemutatott iratok jegyzékét;',
        'nyilatkozatunkat a panaszról, ha azonnal megvizsgálható;',
        'a jegyzőkönyvet felvevő személy és – telefonos panasz kivételével – az Ön aláírását;',
        'a felvétel helyét és idejét, valamint a panasz egyedi azonosítószámát.',
      ),
      text('A panaszt és a válasz másolatát 3 évig megőrizzük.'),
    ),
    section(
      'repairClaims',
      'Jótállási és szavatossági igény',
      text(
        'A javított készülék hibájával kapcsolatos igényről jegyzőkönyvet veszünk fel, és annak másolatát haladéktalanul átadjuk vagy megküldjük. Ha az igény teljesíthetőségéről azonnal nem tudunk nyilatkozni, álláspontunkról – elutasítás esetén az indokokról és a békéltető testülethez fordulás lehetőségéről is – 5 munkanapon belül igazolható módon értesítjük. A szervizgarancia 6 hónapos határideje a javított készülék átadásával kezdődik.',
      ),
    ),
    section(
      'conciliation',
      'Békéltető testület',
      text(
        'Ha a panasz rendezése nem sikerült, fogyasztóként a lakóhelye vagy tartózkodási helye szerint illetékes békéltető testülethez fordulhat. Az eljárás díjmentes, és abban együttműködünk. A székhelyünk szerint illetékes testület:',
      ),
      facts(
        ['Név', ourBoard.name],
        ['Székhely', ourBoard.address],
        ['Levelezési cím', ourBoardPostalAddress],
        ['Telefon', ourBoard.phone],
        ['E-mail', ourBoard.email],
        ['Honlap', ourBoard.web],
      ),
      text('Az összes testület és illetékessége:'),
      table(['Testület', 'Illetékesség (vármegye)', 'Elérhetőség'], boardRows()),
    ),
    section(
      'authority',
      'Hatóság és bíróság',
      text(
        'Fogyasztóvédelmi jogsértés miatt a fogyasztóvédelmi hatóságnál tehet bejelentést; ez a lakóhelye szerinti vármegyei kormányhivatal is lehet.',
      ),
      facts(
        ['Hatóság', consumerAuthority.name],
        ['Telefon', consumerAuthority.phone],
        ['E-mail', consumerAuthority.email],
        ['Honlap', consumerAuthority.web],
      ),
      text(
        'Követelését a polgári perrendtartás szabályai szerint bíróság előtt is érvényesítheti. Adatkezeléssel kapcsolatos panaszról az adatkezelési tájékoztató szól.',
      ),
    ),
  ],
}

export default complaint
