import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Spoštovani,',
  signature: 'Mobilfutár',
  requestNumber: 'Številka zahtevka',
  device: 'Naprava',
  trackingLogin: {
    subject: 'Sledenje zahtevku: {number}',
    text: 'Na portalu Mobilfutár je nekdo zaprosil za sledenje temu zahtevku. Odprite stran in vstop potrdite z gumbom:',
    button: 'Odpri zahtevek',
  },
  viewerLogin: {
    subject: 'Dokumenti o popravilu: {number}',
    text: 'Na portalu Mobilfutár je nekdo zaprosil za dokumente o popravilu tega zahtevka. Odprite stran in vstop potrdite z gumbom:',
    button: 'Odpri dokumente',
  },
  validity: 'Povezava velja {minutes, number} minut in jo lahko uporabite enkrat.',
  notYou: 'Če tega niste zahtevali vi, vam ni treba storiti ničesar. Sporočila ne posredujte: kdor odpre povezavo, vidi vaš zahtevek.',
} satisfies SameKeys<typeof hu>
