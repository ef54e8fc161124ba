import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  legs: { in: 'Zur Werkstatt', out: 'Zurück zum Kunden' },
  facts: {
    carrier: 'Kurierdienst',
    trackingNumber: 'Sendungsnummer',
    day: 'Abholtag',
    collection: 'Verlässt die Werkstatt am',
    dayAndWindow: '{day}, {window}',
    locker: 'Paketautomat',
    cash: 'Beim Kurier bar zu zahlen',
    reference: 'Referenz',
    attempt: 'Versuch',
    nth: '{n, number}.',
  },
  track: 'Sendungsverfolgung: {carrier} (neuer Tab)',
  events: 'Was mit der Sendung geschah',
  earlier: 'Frühere Aufträge',
  status: {
    in: {
      CREATED: 'Der Kurier wurde noch nicht bestellt',
      PICKUP_ORDERED: 'Der Kurier ist bestellt',
      PICKED_UP: 'Der Kurier hat die Sendung abgeholt',
      IN_TRANSIT: 'Die Sendung ist zur Werkstatt unterwegs',
      OUT_FOR_DELIVERY: 'Der Kurier bringt die Sendung zur Werkstatt',
      IN_LOCKER: 'Die Sendung liegt in einem Paketautomaten',
      DELIVERED: 'Der Kurier hat die Sendung in der Werkstatt abgegeben',
      FAILED: 'Der Kurier konnte die Sendung nicht abholen',
      RETURNED: 'Die Sendung ging an den Absender zurück',
      CANCELLED: 'Der Auftrag wurde zurückgezogen',
    },
    out: {
      CREATED: 'Der Kurier wurde noch nicht bestellt',
      PICKUP_ORDERED: 'Der Kurier ist bestellt',
      PICKED_UP: 'Der Kurier hat die Sendung in der Werkstatt abgeholt',
      IN_TRANSIT: 'Die Sendung ist unterwegs',
      OUT_FOR_DELIVERY: 'Der Kurier stellt die Sendung zu',
      IN_LOCKER: 'Die Sendung liegt im Paketautomaten bereit',
      DELIVERED: 'Die Sendung wurde übergeben',
      FAILED: 'Der Kurier konnte die Sendung nicht übergeben',
      RETURNED: 'Die Sendung kam in die Werkstatt zurück',
      CANCELLED: 'Der Auftrag wurde zurückgezogen',
    },
  },
  customer: {
    title: 'Der Weg Ihrer Sendung',
    legs: { in: 'Zur Werkstatt', out: 'Zurück zu Ihnen' },
    again: 'Der Kurier konnte das Gerät zuletzt nicht abholen. Er kommt noch einmal: {when}. Passt Ihnen das nicht, wählen Sie eine andere Zeit.',
    choose:
      'Der Kurier war mehrmals vergeblich da und kommt daher nicht mehr von selbst. Wählen Sie einen neuen Tag und ein Zeitfenster, dann bestellen wir ihn sofort. Brauchen Sie die Reparatur nicht mehr, können Sie die Anfrage stornieren.',
    chooseLink: 'Neue Zeit wählen',
    deliveryAgain:
      'Der Kurier konnte das Gerät nicht übergeben. Er versucht es am nächsten Werktag noch einmal; bitte bleiben Sie telefonisch erreichbar.',
    talk: 'Der Kurier konnte das Gerät wieder nicht übergeben und versucht es nicht mehr von selbst. Rufen Sie uns an Werktagen {from}–{to} an, dann vereinbaren wir eine neue Zustellung.',
  },
  desk: {
    title: 'Kurier',
    chooseAgain: 'Der Kunde muss eine neue Abholzeit wählen; wir haben ihn per E-Mail und auf der Seite der Anfrage darum gebeten.',
    talk: 'Die Zustellung ist gescheitert. Sprechen Sie mit dem Kunden, bevor die Sendung wieder aufbricht.',
    needsNewDelivery: 'Für dieses Gerät gibt es keinen gültigen Kurierauftrag. Bestellen Sie den Rückversand neu, oder übergeben Sie es persönlich.',
    handedTo: 'Übergeben an',
    identity: 'Ausgewiesen durch',
    identityMissing: 'Wählen Sie, womit sich die Person ausgewiesen hat.',
    identities: {
      identityCard: 'Personalausweis',
      passport: 'Reisepass',
      drivingLicence: 'Führerschein',
      authorisation: 'Schriftliche Vollmacht',
    },
    unpaid: 'Der Rückversand kann erst bestellt werden, wenn die Rechnung bezahlt ist.',
    refused: 'Der Kurierdienst hat den Auftrag nicht angenommen: {reason}',
    withdrawal: {
      wanted: 'Der Kurierdienst hat den Widerruf noch nicht bestätigt.',
      done: 'Der Kurierdienst weiß vom Widerruf.',
      late: 'Der Widerruf kam zu spät: Der Kurier kommt möglicherweise trotzdem.',
    },
    label: { in: 'Etikett für die Abholung (PDF)', out: 'Etikett für den Rückversand (PDF)' },
    note: 'Anmerkung',
    noteHint: 'Sie kommt in den Verlauf der Anfrage; der Kunde sieht sie nicht.',
    cash: 'Der Kurier nimmt diesen Betrag bar entgegen: {amount}.',
    noCash: 'Der Kurier nimmt kein Geld entgegen.',
  },
}

export default de
