import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  open: 'Auftrag öffnen',
  decide: 'Ansehen und entscheiden',
  warning: 'Bitte leiten Sie diese Nachricht nicht weiter: Wer den Link öffnet, sieht Ihren Auftrag und kann darüber entscheiden.',
  facts: {
    amount: 'Zu zahlen (brutto)',
    from: 'Zu zahlen, je nach Auswahl',
    validUntil: 'Gültig bis (Ende des Tages)',
    decideUntil: 'Entscheidung bis (Ende des Tages)',
    inspection: 'Prüfgebühr',
    logistics: 'Logistikgebühr',
    total: 'Summe',
    returnFee: 'Rücksendegebühr',
    reason: 'Grund',
    decidedAt: 'Zeitpunkt der Entscheidung',
    method: 'Art der Entscheidung',
  },
  inCash: '{amount} (bar {cash})',
  methods: { web: 'auf der Seite des Auftrags', phone: 'telefonisch', email: 'per E-Mail', inPerson: 'persönlich' },
  uncertain:
    'Der letzte Tag fällt in ein Jahr, dessen verlegte Arbeitstage noch nicht bekannt sind. Bis zum Ende des genannten Tages können Sie sicher entscheiden; ergibt sich daraus eine spätere Frist, verlängern wir sie und benachrichtigen Sie.',
  fees: 'Lehnen Sie ab oder antworten Sie nicht, senden wir das Gerät unrepariert zurück und berechnen diese Gebühren:',
  quote: {
    aboveExpected:
      'Der Kostenvoranschlag liegt über dem vor der Buchung genannten Richtpreis ({range}, einschließlich Lieferung). Der Grund: {reason}',
    subject: 'Ihr Kostenvoranschlag ist fertig, Auftrag: {number}',
    text: 'Unsere Fachleute haben das Gerät geprüft. Der Kostenvoranschlag für die Reparatur liegt bei. Wir reparieren erst, wenn er angenommen ist.',
    newSubject: 'Neuer Kostenvoranschlag, Auftrag: {number}',
    newText:
      'Wir haben einen neuen Kostenvoranschlag für die Reparatur erstellt; dies ist Fassung {version}. Der frühere und die Entscheidung darüber gelten nicht mehr.',
    how: 'Auf der Seite Ihres Auftrags können Sie den Kostenvoranschlag ansehen und dort annehmen oder ablehnen.',
  },
  approval: {
    subject: 'Ein Kostenvoranschlag wartet auf Ihre Freigabe, Auftrag: {number}',
    reminderSubject: 'Erinnerung: ein Kostenvoranschlag wartet auf Ihre Freigabe, Auftrag: {number}',
    greeting: 'Guten Tag, {name}!',
    above:
      'Der Kostenvoranschlag zu dem Auftrag, den {name} gesendet hat, liegt vor. Der Betrag liegt über der Grenze dieser Person ({limit}); daher können Sie im Namen der Firma darüber entscheiden.',
    all: 'Der Kostenvoranschlag zu dem Auftrag, den {name} gesendet hat, liegt vor. Sie können im Namen der Firma darüber entscheiden.',
    partAbove:
      'Der Kostenvoranschlag zu dem Auftrag, den {name} gesendet hat, liegt vor. Diese Person darf allein bis {limit} entscheiden; über eine teurere Auswahl können Sie im Namen der Firma entscheiden.',
    number: 'Auftragsnummer',
    device: 'Gerät',
    unanswered:
      'Der Link öffnet den Auftrag nach der Anmeldung. Entscheidet bis zum Fristende niemand, verfällt der Kostenvoranschlag und wir senden das Gerät unrepariert zurück.',
    member: {
      above:
        'Der Kostenvoranschlag liegt über dem Betrag, bis zu dem Sie allein entscheiden ({limit}); daher entscheidet die freigebende Person Ihrer Firma. Wir haben sie per E-Mail verständigt.',
      all: 'Über den Kostenvoranschlag entscheidet die freigebende Person Ihrer Firma. Wir haben sie per E-Mail verständigt.',
      partAbove:
        'Sie entscheiden allein bis {limit}. Über eine teurere Auswahl entscheidet die freigebende Person Ihrer Firma; wir haben sie per E-Mail verständigt.',
      how: 'Sie können den Kostenvoranschlag auf der Seite Ihres Auftrags ansehen. Über die Entscheidung verständigen wir Sie per E-Mail.',
      reminder: 'Über unseren Kostenvoranschlag hat in Ihrer Firma noch niemand entschieden.',
      fees: 'Wird er abgelehnt oder bis zum Fristende nicht angenommen, senden wir das Gerät unrepariert zurück und berechnen diese Gebühren:',
    },
  },
  reminder: {
    subject: 'Erinnerung an den Kostenvoranschlag, gültig bis: {day}',
    text: 'Sie haben über unseren Kostenvoranschlag noch nicht entschieden. Möchten Sie die Reparatur, nehmen Sie ihn bitte vor Ablauf der Frist an.',
    last: 'Dies ist unsere letzte Erinnerung. Am Ende des genannten Tages läuft der Kostenvoranschlag ab; danach senden wir das Gerät unrepariert zurück.',
  },
  extended: {
    subject: 'Mehr Zeit für die Entscheidung, neuer letzter Tag: {day}',
    text: 'Die verlegten Arbeitstage sind bekannt gegeben worden, deshalb haben wir die Frist für die Entscheidung verlängert. Das Dokument mit dem neuen letzten Tag liegt bei; sonst hat sich nichts geändert.',
  },
  accepted: {
    subject: 'Sie haben die Reparatur bestellt, Auftrag: {number}',
    text: 'Vielen Dank, Ihre Annahme ist erfasst. Diese Nachricht bestätigt die Bestellung; bitte bewahren Sie sie auf.',
    colleagueSubject: 'Ihre Firma hat die Reparatur bestellt, Auftrag: {number}',
    colleagueText:
      '{name} hat den Kostenvoranschlag für Ihre Firma angenommen und damit die Reparatur bestellt. Diese Nachricht bestätigt die Bestellung; bitte bewahren Sie sie auf.',
    limitSubject: 'Wir beginnen mit der Reparatur, Auftrag: {number}',
    limitText:
      'Nach der Prüfung liegt der Preis der Reparatur innerhalb der bei der Beauftragung angegebenen Kostengrenze von {limit}. Nach Ihrer vorherigen Weisung gilt der Kostenvoranschlag daher als angenommen, und wir beginnen mit der Reparatur.',
    ordered: 'Bestellte Positionen',
    line: '{description}, {quantity, number} Stk.: {amount}',
    declared: 'Ihre Erklärungen',
    next: 'Wir benachrichtigen Sie, sobald die Reparatur fertig ist. Bezahlen müssen Sie die Reparatur erst, wenn Sie unsere Rechnung erhalten haben.',
    withdrawal: 'Informationen zum Widerruf und das Musterformular',
  },
  rejected: {
    subject: 'Sie haben den Kostenvoranschlag abgelehnt, Auftrag: {number}',
    text: 'Ihre Ablehnung ist erfasst. Wir senden das Gerät unrepariert zurück. Wir berechnen die folgenden Gebühren:',
    colleagueSubject: 'Ihre Firma hat den Kostenvoranschlag abgelehnt, Auftrag: {number}',
    colleagueText: '{name} hat den Kostenvoranschlag für Ihre Firma abgelehnt.',
    colleagueReason: 'Grund der Ablehnung: „{reason}“',
    colleagueReturn: 'Wir senden das Gerät unrepariert zurück. Wir berechnen die folgenden Gebühren:',
    expiredSubject: 'Der Kostenvoranschlag ist abgelaufen, Auftrag: {number}',
    expiredText:
      'Wir haben bis zum Ende der Frist keine Antwort auf den Kostenvoranschlag erhalten; er ist daher abgelaufen. Wir senden das Gerät unrepariert zurück. Wir berechnen die folgenden Gebühren:',
    next: 'Über die Gebühren senden wir eine Rechnung. Über die Rücksendung schreiben wir Ihnen gesondert.',
    stillPossible:
      'Wenn Sie die Reparatur doch wünschen, schreiben Sie uns bald auf der Seite des Auftrags oder rufen Sie uns an: Solange das Gerät bei uns ist, können wir einen neuen Kostenvoranschlag senden.',
    notYou: 'Wenn das nicht Ihre Entscheidung war, informieren Sie uns bitte sofort.',
  },
  report: {
    subject: 'Gutachten über die Prüfung, Auftrag: {number}',
    text: 'Wir haben das Gerät geprüft. Den Fehler können wir nicht kostenlos beheben; den Grund und das Ergebnis der Prüfung enthält das beigefügte Gutachten.',
    newSubject: 'Berichtigtes Gutachten, Auftrag: {number}',
    newText:
      'Wir haben das Gutachten berichtigt, das wir Ihnen gesendet haben. Die frühere Fassung und eine Entscheidung darüber sind ungültig; bitte entscheiden Sie über die beigefügte Fassung.',
    choices: 'Sie entscheiden:',
    accept: 'Sie nehmen das Gutachten an und fordern einen Kostenvoranschlag an (das verpflichtet noch nicht zur Zahlung), oder',
    reject: 'Sie lehnen ab und fordern das Gerät zurück; die Rücksendung kostet {fee}.',
    silence: 'Antworten Sie nicht bis zum Ende des genannten Tages, senden wir das Gerät unrepariert zurück und berechnen die Rücksendegebühr.',
    rights: 'Die Entscheidung berührt Ihre gesetzlichen Rechte nicht.',
    board: 'Im Gutachten finden Sie auch die Kontaktdaten der Schlichtungsstelle.',
  },
  reportDecided: {
    acceptedSubject: 'Wir erstellen einen Kostenvoranschlag, Auftrag: {number}',
    acceptedText: 'Wir haben erfasst, dass Sie das Gutachten annehmen und einen Kostenvoranschlag wünschen. Wir senden ihn per E-Mail.',
    acceptedByText: '{name} hat das Gutachten für Ihre Firma angenommen und einen Kostenvoranschlag angefordert.',
    acceptedByNext: 'Wir senden den Kostenvoranschlag per E-Mail.',
    rejectedSubject: 'Wir senden das Gerät zurück, Auftrag: {number}',
    rejectedText:
      'Wir haben erfasst, dass Sie das Gutachten ablehnen und das Gerät zurückfordern. Wir senden es unrepariert zurück und berechnen die folgende Gebühr:',
    rejectedByText: '{name} hat das Gutachten für Ihre Firma abgelehnt und das Gerät zurückgefordert.',
    rejectedByNext: 'Wir senden das Gerät unrepariert zurück und berechnen die folgende Gebühr:',
    expiredSubject: 'Die Entscheidungsfrist ist abgelaufen, Auftrag: {number}',
    expiredText:
      'Wir haben bis zum Ende der Frist keine Antwort auf das Gutachten erhalten. Wir senden das Gerät unrepariert zurück und berechnen die folgende Gebühr:',
  },
} satisfies SameKeys<typeof hu>
