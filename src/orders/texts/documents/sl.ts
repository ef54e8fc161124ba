import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Naprave naročila {number}',
  lead: 'Naročeno: {placed}. {count, plural, one {# naprava} two {# napravi} few {# naprave} other {# naprav}}, ena predaja. Seznam natisnite in ga dajte kurirju v podpis.',
  onlyFirst: 'Tukaj je prvih {max, number} primopredajnih listov; druge odprete na strani posameznega zahtevka.',
  request: 'Zahtevek',
  device: 'Naprava',
  identifier: 'IMEI ali serijska številka',
  sign: {
    place: 'Kraj, datum',
    customer: 'Podpis izročitelja',
    courier: 'Podpis kurirja',
  },
  sheetsName: '{number} primopredajni listi.pdf',
  labelsName: '{number} nalepke.pdf',
  qr: 'Koda QR: sledenje zahtevku {number}',
  barcode: 'Črtna koda: {number}',
} satisfies SameKeys<typeof hu>
