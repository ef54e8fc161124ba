import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Guten Tag!',
  requestNumber: 'Auftragsnummer',
  device: 'Gerät',
  trackingLogin: {
    subject: 'Auftrag verfolgen: {number}',
    text: 'Im Mobilfutár-Portal wurde ein Link angefordert, mit dem sich dieser Auftrag verfolgen lässt. Öffnen Sie die Seite und bestätigen Sie den Zugang dort mit der Schaltfläche:',
    button: 'Auftrag öffnen',
  },
  viewerLogin: {
    subject: 'Reparaturdokumente: {number}',
    text: 'Im Mobilfutár-Portal wurde ein Link zu den Reparaturdokumenten dieses Auftrags angefordert. Öffnen Sie die Seite und bestätigen Sie den Zugang dort mit der Schaltfläche:',
    button: 'Dokumente öffnen',
  },
  newDay: {
    subject: 'Neuer voraussichtlicher Tag, Auftrag: {number}',
    text: 'Für Ihr Gerät gibt es einen neuen Termin; den Grund und den neuen voraussichtlichen Tag finden Sie unten.',
  },
  late: {
    subject: 'Verzögerung, neuer voraussichtlicher Tag, Auftrag: {number}',
    orderSubject: 'Verzögerung, neuer voraussichtlicher Tag, Bestellung: {number}',
    text: 'Bis zum angegebenen Tag sind wir nicht fertig geworden. Wir bitten um Entschuldigung; den neuen voraussichtlichen Tag finden Sie unten.',
    part: 'Der Grund: Wir warten auf ein Ersatzteil.',
    insurer: 'Der Grund: Wir warten auf die Entscheidung der Versicherung.',
    next: 'Nächster Schritt',
    newDay: 'Spätestens',
    steps: {
      deviceArrives: 'Das Gerät kommt in unserem Service an',
      quoteComes: 'Wir prüfen das Gerät und senden Ihnen den Kostenvoranschlag',
      offerComes: 'Wir prüfen das Gerät und senden Ihnen unser endgültiges Ankaufsangebot',
      payoutComes: 'Wir überweisen Ihnen den Preis',
      insurerAnswers: 'Die Versicherung entscheidet über die Reparaturkosten',
      repairDone: 'Die Reparatur wird fertig',
      deviceGoesBack: 'Wir bereiten den Rückversand vor',
      courierTakesBack: 'Der Kurier holt das Gerät bei uns ab',
      deviceDelivered: 'Der Kurier stellt das Gerät zu',
    },
    uncertain: 'Der Tag kann sich noch ändern, weil die verlegten Arbeitstage des nächsten Jahres noch nicht bekannt sind.',
    notCollected: 'Falls der Kurier das Gerät noch nicht bei Ihnen abgeholt hat, geben Sie uns bitte Bescheid: Wir organisieren eine neue Abholung.',
    nothingToDo: 'Sie müssen jetzt nichts tun. Auf der Seite Ihres Auftrags sehen Sie jederzeit, wie weit die Reparatur ist.',
    nothingToDoOfOrder: 'Sie müssen jetzt nichts tun. Auf der Seite Ihrer Bestellung sehen Sie jederzeit, wie weit die Geräte sind.',
  },
  validity: 'Der Link ist {minutes, number} Minuten gültig und kann einmal verwendet werden.',
  notYou: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Leiten Sie diese E-Mail nicht weiter: Wer den Link öffnet, sieht Ihren Auftrag.',
} satisfies SameKeys<typeof hu>
