import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  items: {
    display: 'Display',
    back: 'Rückseite',
    frame: 'Rahmen',
    buttons: 'Tasten',
    camera: 'Kamera',
    water: 'Feuchtigkeitsspuren',
    power: 'Einschalten',
    lock: 'Bildschirmsperre',
    locator: 'Gerätesuche',
  },
  fine: {
    display: 'unbeschädigt',
    back: 'unbeschädigt',
    frame: 'unbeschädigt',
    buttons: 'in Ordnung',
    camera: 'unbeschädigt',
    water: 'keine sichtbar',
    power: 'schaltet sich ein',
    lock: 'keine',
    locator: 'ausgeschaltet',
  },
  damaged: {
    display: 'beschädigt',
    back: 'beschädigt',
    frame: 'beschädigt',
    buttons: 'defekt',
    camera: 'beschädigt',
    water: 'sichtbar',
    power: 'schaltet sich nicht ein',
    lock: 'gesperrt',
    locator: 'eingeschaltet',
  },
  notCheckable: 'nicht prüfbar',
  check: '{item}: {finding}',
  checkWithNote: '{item}: {finding} ({note})',
  differences: {
    missing: 'Fehlendes Zubehör: {name}',
    extra: 'Zubehör, das nicht im Auftrag stand: {name}',
    additional: 'Außerdem im Paket: {text}',
    identifier: 'Abweichende Gerätekennung: im Auftrag {booked}, am Gerät {read}',
  },
} satisfies SameKeys<typeof hu>
