import { ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { figures, forintIn, inARow, roundedToCash } from '../../figures.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const huf = forintIn('sl')
const [fewestDays, maxDays] = figures.expectedRepairWorkingDays
const noticeDays = inARow(
  'sl',
  figures.storageNoticeDays.map((day) => `${day}.`),
)

const terms: Policy = {
  title: 'Splošni pogoji poslovanja',
  validFrom: '2026-11-01',
  lead: `Ti pogoji veljajo za storitev popravila s kurirskim prevzemom družbe ${company.name} (v nadaljevanju: ponudnik). Preberite jih, preden oddate zahtevek; za oddajo jih je treba sprejeti.`,
  sections: [
    section(
      'provider',
      'Ponudnik',
      facts(
        ['Ime', company.name],
        ['Sedež', company.address],
        ['Poštni naslov', company.postalAddress],
        ['Matična številka', `${company.registryNumber} (${company.registryCourt})`],
        ['Davčna številka', company.taxNumber],
        ['Telefon', company.phone],
        ['E-pošta', company.email],
        ['Ponudnik gostovanja', `${company.hosting.name}, ${company.hosting.address}, ${company.hosting.email}`],
      ),
      text(
        'Jezik pogodbe je madžarščina. Pogoji so na voljo tudi v angleščini, nemščini in slovenščini; ob razlikah velja madžarsko besedilo. Pogodba, sklenjena elektronsko, ne šteje za pisno pogodbo. Ponudnik zabeleži zahtevek in različico besedila, ki ste jo sprejeli; zahtevek si je mogoče z njegovo številko ogledati tudi pozneje. Ponudnik se ni zavezal kodeksu ravnanja.',
      ),
    ),
    section(
      'service',
      'Storitev',
      text('Ponudnik poskrbi, da kurir prevzame okvarjeno napravo, jo pregleda, popravi po dogovoru in vrne. Oblike storitve:'),
      list(
        'garancijsko popravilo: na podlagi garancije proizvajalca ali prodajalca in po njenih pogojih;',
        'plačljivo popravilo: popravilo naprave zunaj garancije na podlagi ponudbe, ki ste jo sprejeli;',
        'popravilo iz zavarovanja: na podlagi škode, ki jo je priznala zavarovalnica, s številko škode;',
        'servisna garancija: ponovno popravilo na podlagi garancije za naše prejšnje popravilo.',
      ),
    ),
    section(
      'order',
      'Oddaja zahtevka in sklenitev pogodbe',
      text(
        'Zahtevek oddate z obrazcem na portalu. Pred oddajo portal povzame vse podatke in takrat jih lahko še popravite. Prejem zahtevka potrdimo po e-pošti nemudoma, najpozneje pa v 48 urah; s tem je sklenjena pogodba o pregledu in prevozu. Če potrditve ne prejmete v 48 urah, vas zahtevek ne zavezuje.',
      ),
      text(
        'Kadar pritisk na gumb pomeni obveznost plačila, je na gumbu napis »Naročilo z obveznostjo plačila«. Pogodba o plačljivem popravilu je sklenjena s sprejemom ponudbe. Zahtevek velja za eno napravo; za isto številko IMEI ali serijsko številko je lahko odprt le en zahtevek.',
      ),
    ),
    section(
      'preparation',
      'Priprava naprave',
      text('Pred predajo naprave opravite naslednje:'),
      list(
        'shranite svoje podatke: pred popravilom podatke stranke z naprave izbrišemo in varnostne kopije ne izdelamo;',
        'izklopite funkcijo za iskanje naprave (pri napravah Apple »Poišči (Find My)«), saj se popravilo ob vklopljeni funkciji ne more začeti;',
        'odstranite kartico SIM in pomnilniško kartico, ovitek in zaščitno folijo;',
        'dodatke priložite le ob napakah pri polnjenju ali bateriji, in sicer originalne;',
        'pri garancijskem popravilu priložite garancijski list ali kopijo računa;',
        'napravo zapakirajte tako, da se med prevozom ne poškoduje.',
      ),
    ),
    section(
      'pickup',
      'Prevzem in vračilo',
      text(
        `Zahtevke, prejete ob delovnikih do ${figures.pickupCutOff}, izvedemo najhitreje naslednji delovni dan, poznejše pa najhitreje delovni dan za tem. Kurir napravo poskusi prevzeti dvakrat: na izbrani dan in v izbranem časovnem oknu, če to ne uspe, pa naslednji delovni dan. O prevzemu izdamo potrdilo z vašim imenom in naslovom, oznako naprave, dnem prevzema in predvidenim časom vračila.`,
      ),
      text(
        'Napravo vrnemo na naslov ali v paketomat, ki ste ga navedli. Če dostava ne uspe, vas obvestimo in napravo do nove dostave ali osebnega prevzema hranimo po razdelku »Hramba naprave«. Tveganje od kurirjevega prevzema do vračila nosi ponudnik.',
      ),
    ),
    section(
      'storage',
      'Hramba naprave',
      text(
        `Napravo, ki je pri nas, hranimo brezplačno. Čas hrambe je ${figures.storageDays} koledarskih dni, če je ne moremo vrniti, ker izdani račun ni bil plačan, ker po neuspešni dostavi niste izbrali nove ali ker naprave niste osebno prevzeli, kot ste izbrali. Začne se na dan zapadlosti plačila, na dan, ko se je paket vrnil k nam, oziroma na dan, ko ste izbrali osebni prevzem. Če medtem plačate ali izberete novo dostavo, se čas hrambe konča. Dokler se rešuje pritožba ali odstop v zvezi z napravo, se ta ne šteje za opuščeno.`,
      ),
      text(
        `Med časom hrambe vam po e-pošti pišemo ${figures.storageNoticeDays.length}-krat, po ${noticeDays} dnevu, in vam sporočimo zadnji dan hrambe. Če čas hrambe poteče brez uspeha, lahko napravo štejemo za opuščeno: podatke na njej izbrišemo, napravo pa lahko obdržimo, prodamo ali oddamo v okolju prijazno reciklažo. O tem vam po e-pošti pošljemo obračun. Vrednost naprave ali izkupiček od prodaje upoštevamo pri vašem dolgu; kar ga presega, pripada vam in se izplača na vašo zahtevo. Nepokriti del dolga ostane v plačilo.`,
      ),
    ),
    section(
      'quote',
      'Pregled, ponudba, strokovno poročilo',
      text(
        `Pri plačljivem popravilu po pregledu pošljemo ponudbo s postavkami. Ponudba velja ${figures.quoteValidityWorkingDays} delovnih dni; zadnji dan je naveden na ponudbi in sprejeti jo je mogoče do konca tega dne. Če k ponudbi izdamo evropski obrazec z informacijami o popravilu, nas njegovi pogoji zavezujejo najmanj 30 koledarskih dni.`,
      ),
      text(
        `Če ponudbo zavrnete ali do izteka ne odgovorite, napravo vrnemo nepopravljeno in zaračunamo stroške logistike in pregleda po preglednici. Če namesto garancijskega popravila izdamo strokovno poročilo (zapisnik), se lahko v ${figures.expertReportValidityWorkingDays} delovnih dneh odločite: poročilo sprejmete in zahtevate ponudbo ali ga zavrnete in zahtevate vračilo naprave.`,
      ),
    ),
    section(
      'deadlines',
      'Čas popravila',
      text(
        `Popravilo predvidoma traja ${fewestDays}–${maxDays} delovnih dni od prejema naprave, pri plačljivem popravilu od sprejema ponudbe. Če se zaradi nabave delov ali narave napake podaljša, vam sporočimo razlog in novi rok. Pri popravilih na podlagi obvezne garancije si prizadevamo, da je popravilo končano v 15 dneh; če ni končano v 30 dneh, imate do zavezanca za garancijo pravico do zamenjave ali vračila kupnine po zakonu.`,
      ),
    ),
    section(
      'fees',
      'Cene in plačilo',
      text('Cene so v madžarskih forintih in vključujejo 27 % davka na dodano vrednost. Cena popravila je znesek sprejete ponudbe. Drugi stroški:'),
      table(
        ['Strošek', 'Kdaj se plača', 'Znesek'],
        [
          ['Prevoz', 'Pri plačljivem popravilu, za prevzem in vračilo', huf(figures.deliveryFee)],
          ['Pregled', 'Če ponudbo zavrnete ali ne odgovorite', huf(figures.inspectionFee)],
          ['Logistika', 'Če ponudbo zavrnete ali ne odgovorite', huf(figures.deliveryFee)],
          ['Vračilo naprave', 'Če napake ni ali je garancijski zahtevek zavrnjen', huf(figures.returnFee)],
        ],
      ),
      text(
        `Strošek vračila plačate v gotovini po povzetju; po pravilih zaokroževanja znaša v gotovini ${huf(roundedToCash(figures.returnFee))}, pri drugih načinih plačila pa ${huf(figures.returnFee)}. Plačate lahko po povzetju, z nakazilom, s predplačilom, prek spleta ali z bančno kartico, kot je ponujeno pri zahtevku. Če se izkaže, da je reklamacija upravičena, stroški izpolnitve stvarne napake ali garancije ne bremenijo vas.`,
      ),
    ),
    section(
      'warranty',
      'Garancijsko popravilo in popravilo iz zavarovanja',
      text(
        'Za garancijsko popravilo je treba nakup dokazati z računom ali garancijskim listom. Garancija ne krije mehanskih poškodb, poškodb zaradi vode in nestrokovnih posegov. Razlog zavrnitve navedemo v strokovnem poročilu. Dronov GoPro ne popravljamo. Prostovoljna garancija proizvajalca ne vpliva na obvezno garancijo in na pravice iz stvarne napake. Če prodajalec napako na blagu odpravi s popravilom, se njegova odgovornost enkrat podaljša za 12 mesecev.',
      ),
      text(
        'Za popravilo iz zavarovanja potrebujete številko škode, ki jo izda zavarovalnica in jo pri njej preverimo. O kritju in odbitni franšizi odloča zavarovalnica.',
      ),
    ),
    section(
      'repairGuarantee',
      'Garancija za popravilo (servisna garancija)',
      text(
        `Po madžarski vladni uredbi 249/2004 (VIII. 27.) za popravilo velja obvezna garancija ${figures.serviceWarrantyMonths} mesecev, če njegova cena z materialom in davkom na dodano vrednost presega ${huf(figures.serviceWarrantyFeeFrom)}. Ponudnik enako garancijo daje tudi za cenejša popravila. Rok začne teči na dan izročitve popravljene naprave in s ponovnim popravilom ne začne teči znova.`,
      ),
      text(
        'Garancijski list izročimo skupaj z napravo; pravice lahko uveljavljate tudi brez njega, z računom. Napako sporočite nemudoma po tem, ko jo opazite. Če o zahtevku ne moremo odločiti takoj, vam svoje stališče sporočimo v 5 delovnih dneh. Garancija velja za popravljeni del in opravljeno delo ter ne vpliva na vaše zakonske pravice.',
      ),
    ),
    section(
      'withdrawal',
      'Odstop od pogodbe',
      text(
        'Kot potrošnik lahko od pogodbe odstopite v 14 dneh od sklenitve brez navedbe razloga, že začeto storitev pa lahko odpoveste. To storite brez prijave s funkcijo »Odstop od pogodbe«, ki je dosegljiva v nogi vsake strani portala, ali z drugo nedvoumno izjavo po e-pošti ali pošti. Rok je spoštovan, če izjavo pošljete pred njegovim iztekom. Prejem izjave, dane na portalu, takoj potrdimo na trajnem nosilcu podatkov (po e-pošti).',
      ),
      text('Če želite, da popravilo začnemo pred iztekom 14 dni, morate dati dve ločeni izjavi:'),
      list(
        '»Izrecno zahtevam, da se storitev začne izvajati pred iztekom 14-dnevnega roka za odstop.«',
        '»Seznanjen(-a) sem, da po popolni izvedbi storitve izgubim pravico do odstopa.«',
      ),
      text(
        'Če se je storitev na vašo zahtevo začela in jo nato odpoveste, plačate sorazmerni del cene za dotlej opravljeno storitev. Po odstopu vam pripadajoči znesek vrnemo v 14 dneh z enakim plačilnim sredstvom in vrnemo napravo. Podjetja pravice do odstopa nimajo.',
      ),
    ),
    section(
      'liability',
      'Odgovornost',
      text(
        'Ponudnik odgovarja za prevzeto napravo in strokovno popravilo. Za izgubo podatkov na napravi ne odgovarja, ker je varnostno kopiranje vaša naloga; na to vas pri oddaji zahtevka posebej opozorimo. Omejitev odgovornosti ne velja za namerno povzročeno škodo in za škodo na življenju, telesu ali zdravju ter ne vpliva na zakonske pravice potrošnikov. Tovarniške vodoodpornosti po odprtju naprave ni mogoče zagotoviti; na to opozori ponudba.',
      ),
    ),
    section(
      'complaints',
      'Pritožbe in reševanje sporov',
      text(
        `Pritožbo lahko podate z obrazcem na portalu, po e-pošti, telefonu, pošti ali osebno; podrobnosti so v pravilih o obravnavi pritožb. Na pisno pritožbo odgovorimo v 30 dneh. V potrošniškem sporu se lahko obrnete na svet za poravnavo v kraju svojega prebivališča. Po našem sedežu je pristojen: ${ourBoard.name}, ${ourBoard.address}, poštni naslov: ${ourBoardPostalAddress}, telefon: ${ourBoard.phone}, spletna stran: ${ourBoard.web}. Pravica do sodnega varstva ostaja.`,
      ),
    ),
    section(
      'accessibility',
      'Dostopnost',
      text(
        'Storitev je storitev elektronskega poslovanja po madžarskem zakonu XVII iz leta 2022: na portalu lahko oddate zahtevek, spremljate popravilo in sprejmete ponudbo. Portal sledi standardu EN 301 549 in ravni AA smernic WCAG 2.2: uporabljati ga je mogoče s tipkovnico in bralnikom zaslona, prilagodi se od širine 320 slikovnih pik, besedilo je mogoče povečati na 200 %, sporočila o napakah poimenujejo polje in ukrep, naši dokumenti PDF so označeni. Podroben opis je na strani »Dostopnost«, na zahtevo pa ga podamo tudi ustno.',
      ),
    ),
    section(
      'data',
      'Osebni podatki',
      text(
        'Obdelavo osebnih podatkov opisuje obvestilo o varstvu osebnih podatkov. Ob oddaji zahtevka potrdite, da ste se z njim seznanili; to ni privolitev in trženje ni povezano s tem.',
      ),
    ),
    section(
      'final',
      'Končne določbe',
      text(
        'Za zahtevek velja različica besedila, sprejeta ob oddaji; poznejše spremembe na prejšnje zahtevke ne vplivajo. Za pogodbo velja madžarsko pravo, zlasti civilni zakonik (zakon V iz leta 2013), vladna uredba 45/2014 (II. 26.), zakon CVIII iz leta 2001 o elektronskem poslovanju in zakon CLV iz leta 1997 o varstvu potrošnikov. To potrošniku ne odvzema varstva prisilnih predpisov države njegovega običajnega prebivališča.',
      ),
    ),
  ],
}

export default terms
