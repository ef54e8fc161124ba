import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Guten Tag, {name}!',
  subject: 'Wir haben Ihre Bestellung erhalten: {number}',
  thanks:
    'Vielen Dank für Ihre Bestellung. Wir haben die Aufträge für {count, plural, one {# Gerät} other {# Geräte}} erfasst. Sie erhalten dazu nur diese eine E-Mail; den Stand der Geräte sehen Sie auf der Seite der Bestellung.',
  facts: {
    number: 'Bestellung',
    reference: 'Ihr Zeichen',
    devices: 'Geräte',
  },
  pickups: 'Wann kommt der Kurier?',
  pickup: '{day}, {window}, {address}: {count, plural, one {# Gerät} other {# Geräte}}',
  devices: 'Geräte',
  more: 'und {count, number} weitere auf der Seite der Bestellung',
  prepareTitle: 'Was sollten Sie vorbereiten?',
  save: 'Sichern Sie die Daten: Vor der Reparatur löschen wir die Geräte und erstellen keine Sicherung.',
  sheets:
    'Drucken Sie die Etiketten und Übergabeblätter von der Seite der Bestellung aus. Ohne Drucker schreiben Sie die Auftragsnummer auf jedes Paket.',
  documents:
    'Für eine Garantiereparatur brauchen wir die Rechnung oder die Garantiekarte: Fehlendes laden Sie auf der Seite des jeweiligen Auftrags hoch.',
  open: 'Bestellung öffnen',
  terms: 'Die von Ihnen akzeptierten Allgemeinen Geschäftsbedingungen sind als PDF beigefügt. Bitte bewahren Sie sie auf.',
  reminder: {
    subject: 'Morgen kommt unser Kurier, Bestellung: {number}',
    text: 'Morgen holt unser Kurier {count, plural, one {# Gerät} other {# Geräte}} ab. Bitte halten Sie alles bereit.',
    label: 'Schreiben Sie die Auftragsnummer auf jedes Paket, das kein Etikett hat.',
  },
} satisfies SameKeys<typeof hu>
