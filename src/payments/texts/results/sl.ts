import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  loadingTitle: 'Preverjanje plačila',
  loading: 'Plačilo se obdeluje. Ne zapirajte te strani.',
  slow: 'To traja dlje kot običajno. To stran lahko zaprete: izid plačila najdete tudi na strani zahtevka.',
  success: { title: 'Plačilo uspešno', text: 'Hvala, plačilo smo prejeli. Račun lahko kadar koli prenesete s strani svojega zahtevka.' },
  aborted: {
    title: 'Plačilo ste prekinili',
    text: 'Plačilo ni bilo izvedeno, znesek vam ni bil zaračunan. S strani zahtevka lahko kadar koli poskusite znova.',
  },
  failed: { title: 'Plačilo ni uspelo', text: 'Preverite podatke in stanje, poskusite znova ali izberite drug način plačila.' },
  lateSuccess: {
    title: 'Vaš denar se vrača k vam',
    text: 'Vaše plačilo je prispelo, ko je bil račun že poravnan na drug način ali storniran, zato vam celoten znesek vračamo. O tem vas bomo obvestili tudi po e-pošti.',
  },
  /** The sentences SimplePay prescribes (DOMAIN 3.2). */
  card: {
    success: 'Uspešna transakcija. ID transakcije SimplePay: {id}',
    failed:
      'Neuspešna transakcija. ID transakcije SimplePay: {id}. Preverite, ali so podatki, ki ste jih navedli pri transakciji, pravilni. Če so vsi podatki pravilni, se za pojasnilo vzroka zavrnitve obrnite na banko, ki je izdala vašo kartico.',
    aborted: 'Prekinili ste plačilo.',
    timedOut: 'Prekoračili ste najdaljši dovoljeni čas za začetek transakcije.',
  },
  nothing: {
    title: 'Ni plačila za prikaz',
    text: 'Ta stran prikaže izid plačila, ko vas ponudnik plačil preusmeri sem. Temu naslovu ne pripada nobeno plačilo.',
  },
  whoIsIt: {
    title: 'Za ogled izida plačila se prijavite',
    text: 'Izid plačila vidi le oseba, katere zahtevku pripada. Prijavite se ali odprite svoj zahtevek prek sledenja. Če je plačilo uspelo, vas o tem obvestimo tudi po e-pošti.',
  },
  toRequest: 'Odpri zahtevek',
  toClaims: 'Moji zahtevki',
  toHome: 'Domača stran',
  toLogin: 'Prijava',
  toTracking: 'Sledenje zahtevku',
  help: 'Vprašanja o plačilu? Pokličite nas: {phone}, ali pišite na: {email}.',
}

export default sl
