import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  items: {
    display: 'Zaslon',
    back: 'Zadnja stran',
    frame: 'Okvir',
    buttons: 'Tipke',
    camera: 'Kamera',
    water: 'Sledi vode',
    power: 'Vklop',
    lock: 'Zaklep zaslona',
    locator: 'Iskanje naprave',
  },
  fine: {
    display: 'nepoškodovan',
    back: 'nepoškodovana',
    frame: 'nepoškodovan',
    buttons: 'delujejo',
    camera: 'nepoškodovana',
    water: 'niso vidne',
    power: 'se vklopi',
    lock: 'ga ni',
    locator: 'izklopljeno',
  },
  damaged: {
    display: 'poškodovan',
    back: 'poškodovana',
    frame: 'poškodovan',
    buttons: 'okvarjene',
    camera: 'poškodovana',
    water: 'vidne',
    power: 'se ne vklopi',
    lock: 'zaklenjen',
    locator: 'vklopljeno',
  },
  notCheckable: 'ni mogoče preveriti',
  check: '{item}: {finding}',
  checkWithNote: '{item}: {finding} ({note})',
  differences: {
    missing: 'Manjkajoča oprema: {name}',
    extra: 'Oprema, ki je ni bilo v naročilu: {name}',
    additional: 'V paketu je bilo še: {text}',
    identifier: 'Druga oznaka: v naročilu {booked}, na napravi {read}',
  },
} satisfies SameKeys<typeof hu>
