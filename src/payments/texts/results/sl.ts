import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  loadingTitle: 'Preverjanje plačila',
  loading: 'Plačilo se obdeluje. Ne zapirajte te strani.',
  slow: 'To traja dlje kot običajno. Izid plačila pošljemo tudi po e-pošti, zato lahko to stran zaprete.',
  success: { title: 'Plačilo uspešno', text: 'Hvala, plačilo je prispelo. Račun pošljemo po e-pošti.' },
  aborted: { title: 'Plačilo ste prekinili', text: 'Plačilo ste prekinili. S strani zahtevka lahko kadar koli poskusite znova.' },
  failed: { title: 'Plačilo ni uspelo', text: 'Plačilo ni uspelo. Preverite podatke in stanje, poskusite znova ali izberite drug način plačila.' },
  nothing: {
    title: 'Ni plačila za prikaz',
    text: 'Ta stran prikaže izid plačila, ko vas ponudnik plačil preusmeri sem. Temu naslovu ne pripada nobeno plačilo.',
  },
  whoIsIt: {
    title: 'Za ogled izida plačila se prijavite',
    text: 'Izid plačila vidi le oseba, katere zahtevku pripada. Prijavite se ali odprite svoj zahtevek prek sledenja.',
  },
  toClaims: 'Moji zahtevki',
  toHome: 'Domača stran',
  toLogin: 'Prijava',
  toTracking: 'Sledenje zahtevku',
  help: 'Vprašanja o plačilu? Pokličite nas: {phone}, ali pišite na: {email}.',
}

export default sl
