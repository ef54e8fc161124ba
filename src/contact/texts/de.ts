import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Kontakt',
  lead: 'Schreiben Sie uns, wir antworten an die angegebene E-Mail-Adresse. Auch telefonisch helfen wir gern: {phone} (an Arbeitstagen {from}–{to}).',
  elsewhere:
    'Eine laufende Reparatur finden Sie auf der <tracking>Seite zur Nachverfolgung</tracking>, eine Beschwerde nehmen wir auf der <complaint>Beschwerdeseite</complaint> entgegen.',
  topic: 'Worum geht es?',
  choose: 'Bitte wählen',
  topicMissing: 'Wählen Sie, worum es geht.',
  topics: {
    repair: 'Reparatur',
    order: 'Ein bestehender Auftrag',
    prices: 'Preise',
    business: 'Angebot für Unternehmen',
    job: 'Bewerbung',
    other: 'Sonstiges',
  },
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailHint: 'An diese Adresse senden wir sofort eine Bestätigung.',
  companyName: 'Firmenname',
  job: 'Stelle, auf die Sie sich bewerben',
  subject: 'Betreff',
  message: 'Nachricht',
  cv: 'Lebenslauf',
  cvHint: 'PDF, höchstens {max} MB. Nur die Mitarbeitenden, die Bewerbungen bearbeiten, sehen ihn; nach {days} Tagen löschen wir ihn.',
  other: 'Weiteres Dokument',
  otherHint: 'PDF oder Foto, höchstens {max} MB. Nach {days} Tagen löschen wir es.',
  file: {
    choose: 'Datei auswählen',
    chooseOther: 'Andere Datei auswählen',
    remove: '{name} entfernen',
    reading: 'Die Datei wird vorbereitet…',
    unreadable: 'Diese Datei ist nicht lesbar: {name}',
  },
  privacy: 'Ihre Daten verwenden wir nur, um Ihnen zu antworten: <link>Datenschutzerklärung</link>.',
  send: 'Nachricht senden',
  sending: 'Wird gesendet…',
  sentTitle: 'Wir haben Ihre Nachricht erhalten',
  sent: 'Die Bestätigung haben wir an diese Adresse gesendet: {email}. Wenn Sie sie nicht finden, sehen Sie bitte auch im Spam-Ordner nach.',
  another: 'Weitere Nachricht schreiben',
} satisfies SameKeys<typeof hu>
