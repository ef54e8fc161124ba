import { parcelNetworkNames } from '#addresses/parcel-point.ts'
import { dataAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const privacy: Policy = {
  title: 'Obvestilo o varstvu osebnih podatkov',
  validFrom: '2026-11-01',
  lead: `To obvestilo pove, katere osebne podatke družba ${company.name} obdeluje, ko uporabljate portal ali naročite popravilo, zakaj, na kateri pravni podlagi in kako dolgo. Ob oddaji zahtevka le potrdite, da ste se z njim seznanili; to ni privolitev.`,
  sections: [
    section(
      'controller',
      'Upravljavec',
      facts(
        ['Ime', company.name],
        ['Sedež', company.address],
        ['Matična številka', company.registryNumber],
        ['Telefon', company.phone],
        ['E-pošta za varstvo podatkov', company.privacyEmail],
      ),
      text(
        'Upravljavec ni dolžan imenovati pooblaščene osebe za varstvo podatkov; na vprašanja o varstvu podatkov odgovarjamo na zgornjem e-poštnem naslovu.',
      ),
    ),
    section(
      'purposes',
      'Kaj obdelujemo, zakaj in kako dolgo',
      table(
        ['Namen', 'Podatki', 'Pravna podlaga', 'Hramba'],
        [
          [
            'Sprejem zahtevka, prevoz, pregled, popravilo, sledenje',
            'ime, e-poštni naslov, telefonska številka, naslovi, podatki podjetja; vrsta in številka IMEI ali serijska številka naprave, opis napake; priložene listine',
            'pogodba – člen 6(1)(b) GDPR',
            '5 let od zaključka zahtevka (madžarski civilni zakonik 6:22)',
          ],
          ['Popravilo iz zavarovanja', 'zgornji podatki in številka škode', 'pogodba – člen 6(1)(b) GDPR', '5 let od zaključka zahtevka'],
          [
            'Zapisnik o garancijskem zahtevku ali stvarni napaki',
            'ime, naslov, podatki o napravi, reklamaciji in rešitvi',
            'zakonska obveznost – člen 6(1)(c) GDPR; uredbi 19/2014 (NGM) in 249/2004 (vlada)',
            '3 leta',
          ],
          [
            'Odkup naprave',
            'ime, naslov, številka bančnega računa, podatki o napravi, ponudba za odkup in izjave',
            'pogodba – člen 6(1)(b) GDPR; za listine o izplačilu zakonska obveznost – člen 6(1)(c) GDPR; zakon C iz leta 2000, člen 169',
            '5 let od zaključka zahtevka, listine 8 let',
          ],
          [
            'Odškodnina za izgubljeni paket',
            'ime, številka bančnega računa, imetnik računa, znesek, podatki o nakazilu',
            'pogodba – člen 6(1)(b) GDPR; za listine o izplačilu zakonska obveznost – člen 6(1)(c) GDPR; zakon C iz leta 2000, člen 169',
            'številka bančnega računa 30 dni po izplačilu, listine 8 let',
          ],
          [
            'Izdaja računov',
            'ime, naslov, davčna številka, postavke računa',
            'zakonska obveznost – člen 6(1)(c) GDPR; zakon C iz leta 2000, člen 169',
            '8 let',
          ],
          [
            'Stik z nami',
            'ime, e-poštni naslov, ime podjetja, sporočilo in priloženi dokument',
            'zakoniti interes – člen 6(1)(f) GDPR: odgovor na sporočilo',
            '1 leto, priloženi dokument 90 dni',
          ],
          [
            'Prijava na delovno mesto',
            'ime, e-poštni naslov, delovno mesto, življenjepis, sporočilo',
            'ukrepi na zahtevo posameznika – člen 6(1)(b) GDPR',
            '90 dni',
          ],
          [
            'Pritožba',
            'ime, e-poštni naslov, telefonska številka, vsebina pritožbe',
            'zakonska obveznost – člen 6(1)(c) GDPR; zakon CLV iz leta 1997, člen 17/A',
            '3 leta',
          ],
          ['Odstop', 'ime, oznaka pogodbe, e-poštni naslov, čas izjave', 'zakonska obveznost – člen 6(1)(c) GDPR; uredba 45/2014, člen 22', '5 let'],
          [
            'Dokazovanje sprejetih besedil',
            'različica besedila, čas, način in naslov IP sprejema',
            'zakoniti interes – člen 6(1)(f) GDPR: dokaz dogovora',
            'skupaj z zahtevkom, 5 let',
          ],
          [
            'Uporabniški račun',
            'ime, kontakti, zgoščena vrednost gesla, shranjeni naslovi, jezik',
            'pogodba – člen 6(1)(b) GDPR',
            'do izbrisa računa',
          ],
          ['Zaščita portala', 'naslov IP, čas dostopa, neuspele prijave', 'zakoniti interes – člen 6(1)(f) GDPR: preprečevanje zlorab', '30 dni'],
        ],
      ),
      text(
        'Podatke za pogodbo navedete prostovoljno, vendar brez njih zahtevka ne moremo izpolniti. Trženjskih sporočil ne pošiljamo. Podatki začetega, a neoddanega zahtevka ostanejo le v vašem brskalniku.',
      ),
    ),
    section(
      'sources',
      'Od kod so podatki',
      text(
        'Podatke prejmemo od vas. Pri zahtevkih poslovnih partnerjev jih preda partner, ki o tem obvesti posameznika. Pri popravilu iz zavarovanja zavarovalnica potrdi veljavnost številke škode, pri garancijskem popravilu pa proizvajalec ali prodajalec obstoj garancije.',
      ),
    ),
    section(
      'recipients',
      'Kdo jih prejme',
      table(
        ['Prejemnik', 'Zakaj', 'Katere podatke'],
        [
          ['Kurirska služba', 'prevzem, vračilo', 'ime, naslov, telefonska številka, številka zahtevka'],
          [
            `Upravljavca paketomatov (${parcelNetworkNames.join(', ')})`,
            'dostava v paketomat',
            'ime, telefonska številka, e-poštni naslov, koda paketomata',
          ],
          ['Ponudnik plačil (PayPal, SimplePay)', 'spletno plačilo; samostojni upravljavec', 'številka in znesek plačila'],
          ['Ponudnik izdaje računov', 'izdaja računa in poročanje', 'podatki računa'],
          [`Ponudnik gostovanja (${company.hosting.name})`, 'delovanje portala', 'podatki, shranjeni na portalu'],
          ['Ponudnik e-pošte', 'dostava obvestil', 'e-poštni naslov, vsebina sporočila'],
          [
            'Zavarovalnica, mobilni operater, proizvajalec',
            'preverjanje in obračun škode ali garancije',
            'oznaka naprave, številka škode, podatki o popravilu',
          ],
        ],
      ),
      text(
        'Organom in sodiščem podatke predamo, kadar to zahteva zakon. Osebnih podatkov ne prodajamo in nobena stran portala ne nalaga vsebin tretjih oseb.',
      ),
    ),
    section(
      'device',
      'Podatki na vaši napravi',
      text(
        'Slik, sporočil in drugih podatkov na vaši napravi ne potrebujemo. Shranite jih, saj podatke stranke pred popravilom izbrišemo in varnostne kopije ne izdelamo. Funkcija za iskanje naprave mora biti izklopljena. Kode za odklepanje ne vpisujte v obrazec in je ne prilagajte.',
      ),
    ),
    section(
      'transfers',
      'Prenos v tretje države',
      text(
        'Podatke hranimo v Evropskem gospodarskem prostoru. Ponudnik spletnega plačila lahko po svojih pravilih prenese podatke v Združene države, z zaščitnimi ukrepi iz poglavja V GDPR.',
      ),
    ),
    section(
      'storage',
      'Piškotki in shramba brskalnika',
      text(
        'Portal uporablja le shranjevanje, ki je nujno za njegovo delovanje in za katero privolitev ni potrebna (madžarski zakon C iz leta 2003, člen 155(4)). Analitičnih ali oglaševalskih piškotkov ni.',
      ),
      table(
        ['Ime', 'Čemu služi', 'Kako dolgo ostane'],
        [
          [
            '__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer (piškotki)',
            'prijava, sledenje, ogled dokumentov',
            'do odjave, največ 12, 4 oziroma 1 uro',
          ],
          ['__Host-form (piškotek)', 'zaščita obrazcev pred tujimi stranmi', '1 dan'],
          ['token, uid, permissionKeys (shramba)', 'druga polovica prijave', 'do odjave oziroma do prvega obiska po izteku seje'],
          ['token, crmRequestId, trackingLogin (shramba)', 'druga polovica sledenja in spremljani zahtevek', 'do izhoda ali zaprtja strani'],
          ['language (shramba)', 'izbrani jezik', 'do izbrisa'],
          ['začeti zahtevek in njegove listine (shramba)', 'da se vpisani podatki ne izgubijo', 'do oddaje, največ 14 dni'],
          ['booking-done (shramba)', 'potrditev oddanega zahtevka', 'do zaprtja strani'],
          ['začeta pritožba, odstop ali sporočilo (shramba)', 'da se vpisani podatki ne izgubijo', 'do oddaje ali zaprtja strani'],
          [
            'worksheets, worksheet-pieces (shramba; samo za zaposlene)',
            'delovni nalog, izpolnjen na terenu brez omrežja, njegove fotografije in podpis, dokler jih ni mogoče poslati',
            'do pošiljanja, največ 7 dni',
          ],
          [
            'offline (shramba; samo za zaposlene)',
            'delovni nalogi dneva na terenu brez omrežja: ime, kontaktni podatki, naslov in naprava stranke',
            'do odjave, najdlje do konca naslednjega dne',
          ],
          [
            'offline-… (predpomnilnik; samo za zaposlene)',
            'program strani delovnih nalogov, brez osebnih podatkov',
            'do naslednje različice ali do izbrisa',
          ],
          ['react-router-scroll-positions (shramba)', 'kje na strani ste bili', 'do zaprtja strani'],
          ['requestsView (shramba)', 'ali ste izbrali kartice ali tabelo', 'do izbrisa'],
          ['cookieSettings (shramba)', 'kdaj ste shranili nastavitve piškotkov', 'do izbrisa'],
        ],
      ),
    ),
    section(
      'security',
      'Varnost podatkov',
      list(
        'podatki prispejo po šifrirani povezavi;',
        'od gesel in ključev v povezavah hranimo le zgoščeno vrednost;',
        'zaposleni z osebnimi pooblastili dostopajo le do podatkov, ki jih potrebujejo pri delu;',
        'dnevniki ne vsebujejo osebnih podatkov in ključev;',
        'kršitev varstva podatkov sporočimo organu v 72 urah, ob velikem tveganju tudi posameznikom.',
      ),
    ),
    section(
      'automated',
      'Avtomatizirano odločanje',
      text('Odločitev s pravnim učinkom za vas ne sprejemamo izključno avtomatizirano in ne oblikujemo profilov.'),
    ),
    section(
      'rights',
      'Vaše pravice',
      list(
        'dostop: izveste, katere vaše podatke obdelujemo, in zahtevate kopijo;',
        'popravek: netočne podatke popravimo;',
        'izbris: podatke izbrišemo, če njihove hrambe ne zahteva zakon;',
        'omejitev: obdelavo spornih podatkov na zahtevo ustavimo;',
        'prenosljivost: podatke, ki ste nam jih dali, izročimo v strojno berljivi obliki;',
        'ugovor: obdelavi na podlagi zakonitega interesa lahko ugovarjate.',
      ),
      text(
        `Zahtevo pošljite na ${company.privacyEmail} ali po pošti; brezplačno jo izpolnimo v enem mesecu ali pa zavrnitev obrazložimo. Po potrebi se prepričamo o istovetnosti vlagatelja.`,
      ),
    ),
    section(
      'remedies',
      'Pravna sredstva',
      text('Najprej se obrnite na nas. Pritožite se lahko tudi nadzornemu organu ali se obrnete na sodišče v kraju svojega prebivališča.'),
      facts(
        ['Nadzorni organ', dataAuthority.name],
        ['Naslov', dataAuthority.address],
        ['Poštni naslov', dataAuthority.postalAddress],
        ['Telefon', dataAuthority.phone],
        ['E-pošta', dataAuthority.email],
        ['Spletna stran', dataAuthority.web],
      ),
    ),
    section(
      'changes',
      'Spremembe obvestila',
      text(
        'Spremenjeno obvestilo objavimo z dnem začetka veljavnosti. Ob vsakem zahtevku zabeležimo različico, s katero ste se seznanili ob oddaji, in jo na zahtevo kadar koli izročimo.',
      ),
    ),
  ],
}

export default privacy
