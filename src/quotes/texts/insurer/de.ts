import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  title: 'Kostenvoranschlag für die Versicherung',
  lead: 'Die Versicherung erhält den gespeicherten Kostenvoranschlag ({gross}) als PDF mit der Schadennummer. Die Reparatur kann abgeschlossen werden, sobald sie die Kosten übernimmt.',
  noDraft: 'Schreiben und speichern Sie zuerst den Kostenvoranschlag; dann können Sie ihn von hier an die Versicherung senden.',
  insurer: 'Versicherung',
  email: 'E-Mail-Adresse der Versicherung',
  emailHint: 'Wenn Sie ihn nicht per E-Mail senden, lassen Sie das Feld leer und vermerken Sie in der Anmerkung, wie Sie ihn gesendet haben.',
  note: 'Anmerkung für die Versicherung',
  send: 'An die Versicherung senden',
  again: 'Neuer Kostenvoranschlag für die Versicherung',
  againLead: 'Die neue Fassung ersetzt die frühere; die frühere Antwort gilt nicht mehr.',
  sent: 'Gesendet, wir warten auf die Antwort der Versicherung. Gesendet: {at}',
  accepted: 'Die Versicherung übernimmt die gesamten Kosten: {at}',
  part: 'Die Versicherung übernimmt einen Teil der Kosten: {at}',
  refused: 'Die Versicherung übernimmt die Kosten nicht: {at}',
  sentTo: 'Gesendet an: {email}',
  sentOtherwise: 'Er wurde nicht per E-Mail gesendet.',
  open: 'Kostenvoranschlag öffnen (PDF)',
  all: 'Gesamt: {gross}',
  shares: 'Davon zahlt die Versicherung {insurer}, der Selbstbehalt des Kunden beträgt {share}',
  answerTitle: 'Antwort der Versicherung erfassen',
  answerLead: 'Erfassen Sie sie nur, wenn die Versicherung eindeutig geantwortet hat. Der Kunde wird per E-Mail informiert.',
  answer: 'Antwort der Versicherung',
  answers: {
    accepted: 'Übernimmt die gesamten Kosten',
    part: 'Übernimmt alles bis auf den Selbstbehalt',
    refused: 'Übernimmt die Kosten nicht',
  },
  ownShare: 'Selbstbehalt des Kunden (brutto HUF)',
  ownShareHint: 'Der Kunde erhält ihn als Kostenvoranschlag und entscheidet darüber.',
  answerNote: 'Anmerkung',
  save: 'Antwort erfassen',
  missing: 'Wählen Sie die Antwort der Versicherung.',
  own: {
    title: 'Versicherung',
    sent: 'Wir haben den Kostenvoranschlag für die Reparatur an die Versicherung gesendet: {at}. Über ihre Antwort informieren wir Sie per E-Mail; Sie müssen jetzt nichts tun.',
    accepted: 'Die Versicherung übernimmt die gesamten Reparaturkosten: {at}. Sie müssen für die Reparatur nichts bezahlen.',
    part: 'Die Versicherung übernimmt die Reparaturkosten bis auf den Selbstbehalt: {at}. Über den Kostenvoranschlag zum Selbstbehalt entscheiden Sie.',
    refused: 'Die Versicherung übernimmt die Reparaturkosten nicht: {at}',
    refusedLead:
      'Wir erstellen einen Kostenvoranschlag für die Reparatur, über den Sie entscheiden; damit gehen Sie noch keine Zahlungspflicht ein. Wenn Sie keinen Kostenvoranschlag wünschen, senden wir das Gerät kostenlos zurück.',
    back: 'Gerät zurückverlangen',
    backTitle: 'Möchten Sie das Gerät wirklich zurückhaben?',
    backLead: 'Wir senden das Gerät ohne Reparatur kostenlos zurück. Ein Kostenvoranschlag wird nicht erstellt.',
    backConfirm: 'Ja, bitte zurücksenden',
    lines: 'Positionen des Kostenvoranschlags',
  },
}

export default de
