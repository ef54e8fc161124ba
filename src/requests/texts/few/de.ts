import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  previous: {
    title: 'Die frühere Reparatur',
    number: 'Auftragsnummer',
    identifier: 'Kennung',
    person: 'Kunde',
    address: 'Adresse',
    fits: 'Die Servicegarantie gilt bis: {until}',
    over: 'Die Servicegarantie ist abgelaufen. Ihr letzter Tag war: {until}. Eine wiederholte Reparatur ist nicht mehr möglich; Sie können das Gerät zu einer kostenpflichtigen Reparatur einsenden.',
    toPaid: 'Kostenpflichtige Reparatur dieses Geräts beauftragen',
    toRequest: 'Auftrag öffnen',
    open: 'Die frühere Reparatur ist noch nicht abgeschlossen.',
  },
  sold: {
    title: 'Das Gerät, das Sie verkaufen',
    change: 'Antworten ändern',
  },
  newOrder: {
    title: 'Neuer Auftrag',
    lead: 'Welche Reparatur brauchen Sie? Ihre Daten und gespeicherten Adressen tragen wir für Sie ein.',
    brand: 'Von welcher Marke ist das Gerät?',
    elsewhere: 'auf der Seite der Marke',
    garancialisHint: 'Innerhalb der Garantie, mit Rechnung oder Garantiekarte.',
    fizetosHint: 'Ohne Garantie, zuerst mit einem Kostenvoranschlag.',
    biztositasiHint: 'Mit der Schadennummer Ihrer Versicherung.',
    szervizgaranciaHint: 'Wenn ein von uns repariertes Gerät innerhalb von sechs Monaten wieder ein Problem hat.',
    many: 'Mehrere Geräte auf einmal',
    manyHint: 'Eine Bestellung, eine Abholung, zwei oder mehr Geräte.',
    bulk: 'Sammelupload',
    bulkHint: 'Aus einer Excel- oder CSV-Datei, bis zu 500 Geräte.',
  },
} as const satisfies SameKeys<typeof hu>
