import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  estimate: {
    title: 'Informativna cena',
    withDelivery: 'z dostavo',
    inspection: 'Potreben je pregled',
    inspectionText: 'Za to napako cene ne moremo povedati vnaprej. Če ponudbe po pregledu ne sprejmete, znaša strošek pregleda {fee}.',
    partly: 'Del popravila je mogoče oceniti šele po pregledu.',
    details: 'Kaj je vključeno?',
    delivery: 'Kurir tja in nazaj',
    days: 'Predvideni čas popravila: {days} delovnih dni',
    date: 'Datum cenika: {day}',
  },
  search: {
    label: 'Katero napravo imate?',
    hint: 'Vpišite jo, kot jo imenujete, na primer: iphone 13, galaxy a54, redmi',
    found: '{count, plural, =0 {Te naprave ni na seznamu} one {# naprava} two {# napravi} few {# naprave} other {# naprav}}',
    byBrand: 'Izbira po znamki',
  },
  brand: {
    title: 'Koliko stane?',
    book: 'Naroči popravilo te naprave',
    around: 'Pri plačljivem popravilu se prišteje kurir tja in nazaj: {delivery}. Pregled plačate le, če ponudbe ne sprejmete: {inspection}.',
    note: 'Informativne cene z DDV; končno ceno sporočimo po pregledu v ponudbi.',
    elsewhere:
      'Plačljivo popravilo naprave {brand} naročite na strani proizvajalca, po njegovih cenah. Cene tukaj veljajo za popravila pri nas: če garancija ne krije okvare naprave, poslane v garancijsko popravilo, ali če je bila naprava kupljena pri Telekomu ali Vodafonu.',
    all: 'Celoten cenik in stroški',
  },
} satisfies SameKeys<typeof hu>
