import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  kind: { complaint: 'Beschwerde', withdrawal: 'Widerruf' },
  state: { RECEIVED: 'Eingegangen', EXAMINED: 'In Prüfung', SETTLED: 'Abgeschlossen' },
  outcome: {
    complaint: {
      ACCEPTED: 'Wir haben der Beschwerde stattgegeben',
      PARTLY: 'Wir haben der Beschwerde teilweise stattgegeben',
      REJECTED: 'Wir haben die Beschwerde abgelehnt',
    },
    withdrawal: { ACCEPTED: 'Wir haben den Widerruf angenommen', REJECTED: 'Wir haben den Widerruf nicht angenommen' },
  },
  facts: {
    receivedAt: 'Eingegangen',
    subject: 'Betreff',
    contract: 'Bezeichnung des Vertrags',
    answerBy: 'Antwort spätestens am',
    refundBy: 'Entscheidung und gegebenenfalls Rückzahlung spätestens am',
    ordered: 'Reparatur bestellt',
    lossKnown: 'Erlöschen des Rechts zur Kenntnis genommen',
    term: 'Letzter Tag für den Widerruf',
    work: 'Stand der Arbeit',
    sender: 'Gesendet von',
    phone: 'Telefonnummer',
    language: 'Sprache des Kunden',
    request: 'Auftrag',
  },
  sent: { complaint: 'Wortlaut der Beschwerde', withdrawal: 'Wortlaut der Erklärung' },
  own: {
    title: 'Beschwerde und Widerruf',
    withdrawn: {
      headline: { open: 'Sie haben den Vertrag widerrufen', accepted: 'Wir haben Ihren Widerruf angenommen' },
      open: 'Ihre Erklärung ist eingegangen. Bis wir sie beantworten, beginnen wir die Reparatur nicht und setzen sie nicht fort.',
      openBeforePickup: 'Ihre Erklärung ist eingegangen, wir antworten Ihnen per E-Mail. Sie müssen das Gerät dem Kurier nicht übergeben.',
      accepted: 'Wir senden das Gerät unrepariert zurück.',
      acceptedBeforePickup: 'Sie müssen das Gerät dem Kurier nicht übergeben.',
      cancel: 'Wenn Sie den Auftrag bei der Abholung stornieren, kommt der Kurier nicht.',
    },
    refund: 'Steht Ihnen ein Betrag zu, erstatten wir ihn mit demselben Zahlungsmittel bis: {day}.',
    rejected:
      'Sind Sie mit der Antwort nicht einverstanden, können Sie sich an die Schlichtungsstelle wenden. Die Kontaktdaten finden Sie in unserer Beschwerderichtlinie.',
    policy: 'Beschwerderichtlinie',
  },
  desk: {
    title: 'Beschwerden und Widerrufe',
    lead: 'Was Kunden als Beschwerde oder Widerruf gesendet haben. Eine Beschwerde ist binnen 30 Tagen schriftlich und begründet zu beantworten; nach einem Widerruf ist der geschuldete Betrag binnen 14 Tagen zurückzuzahlen.',
    views: 'Ansichten',
    list: 'Liste',
    view: { open: 'Zu erledigen', settled: 'Abgeschlossen' },
    none: { open: 'Keine Beschwerde und kein Widerruf wartet', settled: 'Noch keine Beschwerde und kein Widerruf ist abgeschlossen' },
    more: 'Weitere Fälle',
    late: 'Frist überschritten',
    noRequest: 'keinem Auftrag zugeordnet',
    otherAddress: 'Nicht von der E-Mail-Adresse des Auftrags geschrieben, deshalb sieht der Kunde es auf der Seite des Auftrags nicht.',
    by: '{name}, {at}',
    languages: { hu: 'Ungarisch', en: 'Englisch', de: 'Deutsch', sl: 'Slowenisch' },
    examine: 'Prüfung beginnen',
    again: 'Erneut prüfen',
    settle: 'Abschließen',
    join: 'Einem Auftrag zuordnen',
    joinOther: 'Einem anderen Auftrag zuordnen',
    outcome: 'Wie ist das Ergebnis?',
    note: 'Nachricht an den Kunden',
    examineHint: 'Freiwillig. Sie wird per E-Mail gesendet; schreiben Sie in der Sprache des Kunden.',
    settleHint: 'Die Begründung des Ergebnisses. Sie wird per E-Mail gesendet; schreiben Sie in der Sprache des Kunden.',
    settleWithdrawalHint:
      'Die Begründung des Ergebnisses. Sie wird per E-Mail gesendet; schreiben Sie in der Sprache des Kunden. Die Annahme allein sendet das Gerät nicht zurück und storniert keine Rechnung: Tun Sie dies beim Servicebericht und bei den Rechnungen des Auftrags.',
    ordered: {
      none: 'Noch nicht bestellt',
      atOnce: '{at}; sofortiger Beginn der Arbeit verlangt',
      later: '{at}; sofortiger Beginn der Arbeit nicht verlangt',
    },
    lossKnown: { yes: 'ja, mit der Bestellung', no: 'nein' },
    term: { inTime: '{day}; die Erklärung kam rechtzeitig', late: '{day}; die Erklärung kam nach Ablauf der Frist' },
    work: {
      done: '{at}: die Reparatur wurde beendet',
      returned: '{at}: ohne Reparatur abgeschlossen',
      timed: '{at}: nach der Bestellung wurde die Arbeitszeit gestartet',
      saved: '{at}: der Servicebericht wurde nach der Bestellung gespeichert',
      none: 'nach der Bestellung ist keine Arbeit vermerkt',
    },
    business: 'Der Kunde des Auftrags ist ein Unternehmen und hat kein Widerrufsrecht.',
    outcomeMissing: 'Bitte wählen Sie das Ergebnis.',
    noteMissing: 'Bitte begründen Sie dem Kunden das Ergebnis.',
    confirm: { examine: 'An den Kunden senden', settle: 'Abschließen und senden' },
    number: 'Auftragsnummer',
    numberHint: 'Neun Ziffern, zum Beispiel: 123 456 789',
    moved: '{number}: Die E-Mail an den Kunden wird gesendet.',
    withdrawn: {
      open: 'Der Kunde hat den Vertrag widerrufen ({number}). Bis darüber entschieden ist, beginnen Sie die Arbeit nicht und setzen Sie sie nicht fort.',
      business:
        'Der Kunde hat den Vertrag widerrufen ({number}), hat aber als Unternehmen kein Widerrufsrecht. Stimmen Sie sich mit ihm ab und schließen Sie die Erklärung mit Begründung ab.',
      afterwards:
        'Der Kunde hat den Vertrag widerrufen ({number}), und darüber ist noch nicht entschieden. Die Arbeit ist bereits beendet: Senden Sie die Entscheidung mit Begründung.',
      accepted: 'Der Widerruf des Kunden wurde angenommen ({number}). Das Gerät geht unrepariert zurück.',
      acceptedBeforePickup:
        'Der Widerruf des Kunden wurde angenommen ({number}). Das Gerät ist noch beim Kunden: Stornieren Sie den Auftrag, damit der Kurier nicht kommt.',
      see: 'Widerruf öffnen',
    },
    joined: '{number}: dem Auftrag zugeordnet.',
  },
  email: {
    subject: {
      complaint: { EXAMINED: 'Wir prüfen Ihre Beschwerde ({number})', SETTLED: 'Antwort auf Ihre Beschwerde ({number})' },
      withdrawal: { EXAMINED: 'Wir bearbeiten Ihren Widerruf ({number})', SETTLED: 'Antwort auf Ihren Widerruf ({number})' },
    },
    lead: {
      complaint: {
        EXAMINED: 'Guten Tag {name}, wir prüfen Ihre Beschwerde. Unsere ausführliche Antwort erhalten Sie spätestens am: {by, date, day}.',
        ACCEPTED: 'Guten Tag {name}, wir haben Ihre Beschwerde geprüft und ihr stattgegeben.',
        PARTLY: 'Guten Tag {name}, wir haben Ihre Beschwerde geprüft und ihr teilweise stattgegeben.',
        REJECTED: 'Guten Tag {name}, wir haben Ihre Beschwerde geprüft und abgelehnt. Die Begründung lesen Sie unten.',
      },
      withdrawal: {
        EXAMINED:
          'Guten Tag {name}, wir bearbeiten Ihren Widerruf und teilen Ihnen unsere Entscheidung mit. Steht Ihnen ein Betrag zu, zahlen wir ihn zurück bis: {by, date, day}.',
        ACCEPTED:
          'Guten Tag {name}, wir haben Ihren Widerruf angenommen. Steht Ihnen ein Betrag zu, erstatten wir ihn mit demselben Zahlungsmittel bis: {by, date, day}.',
        REJECTED: 'Guten Tag {name}, wir konnten Ihren Widerruf nicht annehmen. Die Begründung lesen Sie unten.',
      },
    },
    number: 'Nummer',
    receivedAt: 'Eingegangen am',
    moment: '{at, date, moment}',
    noteTitle: 'Unsere Nachricht',
    open: 'Auftrag öffnen',
    board:
      'Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich als Verbraucher an die Schlichtungsstelle Ihres Wohnsitzes und an die Verbraucherschutzbehörde (das Komitatsregierungsamt) wenden. Die nach unserem Sitz zuständige Stelle: {board}, {address}, Telefon: {phone}, Website: {web}. Eine allgemeine Unterwerfungserklärung haben wir nicht abgegeben.',
  },
}
export default de
