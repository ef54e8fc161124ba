import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  sent: {
    subject: 'Servicebericht: {number}',
    text: 'Anbei erhalten Sie den Servicebericht über die Reparatur Ihres Geräts.',
    worksheet: 'Nummer des Serviceberichts',
  },
  finished: {
    subject: 'Die Reparatur ist fertig, Auftrag: {number}',
    text: 'Wir haben Ihr Gerät repariert. Was gemacht wurde, steht im beigefügten Servicebericht.',
    withCard: 'Zum Servicebericht gehört auch die Garantiekarte der Reparatur; bitte bewahren Sie sie auf.',
  },
  next: {
    title: 'Wie geht es weiter?',
    invoice: 'Für die Reparatur senden wir Ihnen eine Rechnung.',
    courier: 'Unser Kurier bringt Ihnen das Gerät zurück. Wir schreiben Ihnen, sobald es unterwegs ist.',
    locker: 'Wir senden das Gerät an den gewählten Paketautomaten. Wir schreiben Ihnen, sobald es unterwegs ist.',
    counter: 'Wir bringen das Gerät ins Geschäft zurück, dort holen Sie es ab; wir schreiben Ihnen, sobald es dort ist.',
  },
  returned: {
    newIdentifier: 'Kennung des Austauschgeräts',
    feeName: 'Rücksendegebühr',
    inCash: '{amount} (bar {cash})',
    noFaultSubject: 'Wir haben keinen Fehler gefunden, Auftrag: {number}',
    noFaultText:
      'Wir haben Ihr Gerät geprüft und den beschriebenen Fehler nicht festgestellt. Deshalb senden wir es ohne Reparatur zurück. Das Ergebnis der Prüfung steht im beigefügten Servicebericht.',
    rejectedSubject: 'Eine kostenlose Reparatur ist nicht möglich, Auftrag: {number}',
    rejectedText:
      'Nach der Prüfung können wir den Fehler nicht kostenlos beheben. Deshalb senden wir das Gerät ohne Reparatur zurück. Der Grund steht im beigefügten Servicebericht.',
    replacedSubject: 'Wir senden ein Austauschgerät, Auftrag: {number}',
    replacedText:
      'Statt Ihr Gerät zu reparieren, haben wir es ausgetauscht und senden Ihnen das Austauschgerät. Einzelheiten stehen im beigefügten Servicebericht.',
    unrepairedSubject: 'Wir senden Ihr Gerät zurück, Auftrag: {number}',
    unrepairedText: 'Wir senden Ihr Gerät ohne Reparatur zurück. Das Ergebnis der Prüfung steht im beigefügten Servicebericht.',
    notDoneText:
      'Die von Ihnen bestellte Reparatur konnten wir nicht ausführen, deshalb senden wir das Gerät unrepariert zurück. Für die Reparatur und die Rücksendung fallen keine Kosten an. Der Grund steht im beigefügten Servicebericht.',
    withdrawnText:
      'Sie haben den Reparaturvertrag widerrufen, deshalb senden wir das Gerät unrepariert zurück. Berechnen dürfen wir höchstens, was bis dahin auf Ihr ausdrückliches Verlangen an der Reparatur ausgeführt war; falls etwas anfällt, erhalten Sie eine Rechnung. Der Servicebericht ist beigefügt.',
    afterQuoteText:
      'Ihr Gerät ist ohne Reparatur für die Rücksendung vorbereitet. Über die berechneten Gebühren haben wir Sie in unserer E-Mail zum Abschluss des Kostenvoranschlags informiert. Das Ergebnis der Prüfung steht im beigefügten Servicebericht.',
    fee: 'Für den Rückversand berechnen wir eine Gebühr und senden Ihnen eine Rechnung darüber. Die Zahlungsart können Sie auf der Seite Ihres Auftrags wählen.',
  },
} satisfies SameKeys<typeof hu>
