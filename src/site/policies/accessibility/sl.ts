import { consumerAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, text } from '../../policy.ts'

const accessibility: Policy = {
  title: 'Dostopnost',
  validFrom: '2026-11-01',
  lead: 'Želimo, da lahko vsakdo sam naroči popravilo in ga spremlja. Tukaj piše, kaj portal omogoča, kako izpolnjuje zahteve, kje so njegove omejitve in kako dobite pomoč.',
  sections: [
    section(
      'service',
      'Storitev',
      text(
        'Portal je storitev elektronskega poslovanja za potrošnike: naročilo popravila s kurirskim prevzemom, spremljanje popravila, sprejem ponudbe, prenos dokumentov, oddaja pritožbe in odstopa. Zahtevek oddate po korakih; vpisani podatki se ohranijo ob ponovnem nalaganju strani in po izteku 10-minutne seje obrazca.',
      ),
    ),
    section(
      'standard',
      'Čemu ustrezamo',
      text(
        'Zahteve madžarskega zakona XVII iz leta 2022 o dostopnosti izdelkov in storitev izpolnjujemo na podlagi standarda EN 301 549 V3.2.1 na ravni AA smernic WCAG 2.2. Vsako stran samodejno preverimo pri širini 320 in 1280 slikovnih pik, glavne postopke pa preizkusimo tudi s tipkovnico.',
      ),
    ),
    section(
      'how',
      'Kako so zahteve izpolnjene',
      list(
        'vse je mogoče opraviti s tipkovnico, izbrani element je dobro viden;',
        'naslovi, polja in gumbi imajo imena, razumljiva tudi z bralnikom zaslona;',
        'povzetek napak dobi fokus, vsaka napaka vodi do svojega polja;',
        'kontrast besedila in ozadja je najmanj 4,5 : 1, pomena nikoli ne nosi le barva;',
        'strani se prilagodijo od 320 slikovnih pik in jih je mogoče povečati na 200 %;',
        'površine za dotik merijo najmanj 24 × 24 slikovnih pik;',
        'gibanje je mogoče izklopiti v nastavitvah sistema, utripajoče vsebine ni;',
        'naši dokumenti PDF so označeni ter imajo naveden jezik in naslov;',
        'besedila so na voljo v madžarščini, angleščini, nemščini in slovenščini.',
      ),
    ),
    section(
      'limits',
      'Znane omejitve',
      list(
        'za dostopnost listin, ki jih naložijo stranke (račun, garancijski list), ne moremo odgovarjati;',
        'na strani ponudnika plačil je za skladnost odgovoren ponudnik;',
        'vsebina črtne kode na natisnjeni nalepki je na njej zapisana tudi kot besedilo.',
      ),
    ),
    section(
      'help',
      'Pomoč na drug način',
      text(
        'Če obrazca ne morete uporabljati, vaš zahtevek brez dodatnih stroškov sprejmemo po telefonu ali e-pošti. Na zahtevo pogoje in ta opis pojasnimo tudi ustno.',
      ),
      facts(
        ['Telefon', `${company.phone} (ob delovnikih ${company.openingHours.from}–${company.openingHours.to})`],
        ['E-pošta', company.email],
        ['S pismom', `${company.name}, ${company.postalAddress}`],
      ),
    ),
    section(
      'feedback',
      'Povratne informacije',
      text(
        `Če naletite na oviro, nam sporočite, na kateri strani in s katero napravo. Odgovorimo v 30 dneh. Če z odgovorom niste zadovoljni, se lahko obrnete na organ za varstvo potrošnikov: ${consumerAuthority.name}, ${consumerAuthority.web}.`,
      ),
    ),
  ],
}

export default accessibility
