import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  facts: {
    carrier: 'Kurierdienst',
    trackingNumber: 'Sendungsnummer',
    cash: 'Beim Kurier bar zu zahlen',
  },
  track: 'Sendungsverfolgung: {carrier}',
  pickupFailed: {
    againSubject: 'Wir konnten Ihr Gerät nicht abholen, Auftrag: {number}',
    againText: 'Der Kurier hat Sie nicht angetroffen und konnte das Gerät nicht abholen. Er kommt zur unten genannten Zeit noch einmal.',
    againHow:
      'Passt Ihnen diese Zeit nicht, wählen Sie auf der Seite Ihres Auftrags eine andere, solange der Kurier noch nicht unterwegs ist. Dort finden Sie auch die neue Sendungsnummer.',
    chooseSubject: 'Wählen Sie eine neue Zeit für den Kurier, Auftrag: {number}',
    chooseText: 'Der Kurier konnte das Gerät erneut nicht abholen und kommt erst wieder, wenn Sie eine neue Zeit wählen.',
    returnedText: 'Der Kurierdienst konnte uns die Sendung nicht bringen und hat sie zu Ihnen zurückgebracht.',
    chooseHow:
      'Wählen Sie auf der Seite Ihres Auftrags einen neuen Tag und ein Zeitfenster, dann bestellen wir den Kurier sofort. Brauchen Sie die Reparatur nicht mehr, können Sie den Auftrag dort stornieren.',
    choose: 'Neue Zeit wählen',
  },
  shipped: {
    subject: 'Ihr Gerät ist zu Ihnen unterwegs, Auftrag: {number}',
    text: 'Der Kurier hat Ihr Gerät bei uns abgeholt und bringt es Ihnen.',
    lockerText:
      'Der Kurier hat Ihr Gerät bei uns abgeholt und bringt es in den gewählten Paketautomaten. Den Abholcode schickt Ihnen der Kurierdienst, sobald die Sendung dort ist.',
    counterText: 'Wir haben Ihr Gerät dem Kurier übergeben, der es ins Geschäft bringt. Wir schreiben Ihnen, sobald Sie es dort abholen können.',
    cash: 'Bitte halten Sie den Betrag bereit, damit es schnell geht.',
    attempts: 'Trifft der Kurier Sie nicht an, versucht er es am nächsten Arbeitstag noch einmal.',
  },
  deliveryFailed: {
    subject: 'Wir konnten Ihr Gerät nicht zustellen, Auftrag: {number}',
    againText: 'Der Kurier hat Sie nicht angetroffen und konnte das Gerät nicht zustellen. Er versucht es am nächsten Arbeitstag noch einmal.',
    beThere: 'Bitte bleiben Sie telefonisch erreichbar: Der Kurier ruft möglicherweise vorher an.',
    lastText:
      'Der Kurier konnte das Gerät erneut nicht zustellen und unternimmt keinen weiteren Versuch. Die Sendung kommt möglicherweise zu uns zurück.',
    returnedText: 'Die Sendung konnte nicht zugestellt werden und ist zu uns zurückgekommen.',
    backSubject: 'Ihr Gerät ist wieder bei uns, wir bitten um Ihre Wahl, Auftrag: {number}',
    choose:
      'Bitte wählen Sie auf der Seite des Auftrags: ein anderer Tag, eine andere Adresse, ein Paketautomat oder Abholung. Für die erneute Zustellung berechnen wir nichts. Bei Fragen rufen Sie uns an: {phone}, an Arbeitstagen {from}–{to} Uhr.',
    talk: 'Rufen Sie uns an, dann vereinbaren wir, wann und wohin der Kurier kommen soll. Telefon: {phone}, an Arbeitstagen {from}–{to} Uhr.',
  },
  lost: {
    subject: 'Ihr Paket ist verloren gegangen, Auftrag: {number}',
    inText:
      'Leider müssen wir Ihnen mitteilen, dass das Paket auf dem Weg in unsere Werkstatt verloren gegangen ist; der Kurierdienst kann es nicht finden.',
    outText: 'Leider müssen wir Ihnen mitteilen, dass das Paket auf dem Weg zu Ihnen verloren gegangen ist; der Kurierdienst kann es nicht finden.',
    compensation: 'Entschädigung für das Gerät',
    payout:
      'Wir überweisen die Entschädigung. Bitte geben Sie auf der Seite des Auftrags an, auf welches Konto: Wir zahlen sie innerhalb von {days} Tagen danach aus.',
    questions: 'Wenn Sie Fragen haben oder mit dem Betrag nicht einverstanden sind, rufen Sie uns an: {phone}, an Arbeitstagen {from}–{to} Uhr.',
    say: 'Konto angeben',
    nothingOwed: 'Für Reparatur und Versand müssen Sie nichts bezahlen. Bereits Bezahltes erstatten wir, eine ausgestellte Rechnung wird storniert.',
  },
}

export default de
