import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  orderPickup: {
    next: 'Abholung beauftragen',
    taken: 'Abholung beauftragt',
    open: 'Kurier bestellen',
    title: 'Den Kurier jetzt zum Kunden bestellen?',
    lead: 'Der Kurier kommt am Tag und im Zeitfenster des Auftrags. Der Kunde erhält die Sendungsnummer per E-Mail.',
    confirm: 'Bestellen',
    done: 'Sie haben den Kurier bestellt.',
  },
  failPickup: {
    next: 'Gescheiterte Abholung erfassen',
    taken: 'Abholung gescheitert',
    open: 'Abholung gescheitert',
    title: 'Konnte der Kurier das Gerät nicht abholen?',
    lead: 'Nach dem ersten Mal wird der Kurier für den nächsten Arbeitstag erneut bestellt, nach dem letzten wählt der Kunde einen neuen Tag. Der Kunde wird per E-Mail benachrichtigt.',
    confirm: 'Fehlversuch festhalten',
    done: 'Sie haben die gescheiterte Abholung festgehalten.',
  },
  receiveDevice: {
    next: 'Gerät annehmen',
    taken: 'Gerät angenommen',
  },
  reopenOnArrival: {
    next: 'Gerät des stornierten Auftrags ist eingetroffen',
    taken: 'Gerät angenommen, stornierter Auftrag wieder geöffnet',
  },
  sendQuote: {
    next: 'Kostenvoranschlag erstellen',
    taken: 'Kostenvoranschlag gesendet',
  },
  reviseQuote: {
    next: 'Neue Fassung des Kostenvoranschlags',
    taken: 'Neue Fassung des Kostenvoranschlags gesendet',
  },
  quoteAgain: {
    next: 'Neuer Kostenvoranschlag statt Rücksendung',
    taken: 'Neuer Kostenvoranschlag, die Rücksendung entfällt',
  },
  acceptQuote: {
    next: 'Entscheidung des Kunden erfassen',
    taken: 'Kostenvoranschlag angenommen',
  },
  rejectQuote: {
    taken: 'Kostenvoranschlag abgelehnt',
  },
  expireQuote: {
    taken: 'Kostenvoranschlag abgelaufen',
  },
  askInsurer: {
    next: 'Kostenvoranschlag für die Versicherung',
    taken: 'Kostenvoranschlag an die Versicherung gesendet',
  },
  askInsurerAgain: {
    next: 'Neuer Kostenvoranschlag für die Versicherung',
    taken: 'Neuer Kostenvoranschlag an die Versicherung gesendet',
  },
  insurerAccepts: {
    next: 'Antwort der Versicherung erfassen',
    taken: 'Die Versicherung übernimmt die gesamten Kosten',
  },
  insurerAcceptsInPart: {
    taken: 'Die Versicherung übernimmt einen Teil der Kosten',
  },
  insurerRefuses: {
    taken: 'Die Versicherung übernimmt die Kosten nicht',
  },
  finishRepair: {
    next: 'Reparatur fertig',
    taken: 'Reparatur fertig',
    open: 'Die Reparatur ist fertig',
    title: 'Ist die Reparatur fertig?',
    lead: 'Der Servicebericht wird geschlossen und dem Kunden zusammen mit der Garantiekarte gesendet.',
    confirm: 'Ja, sie ist fertig',
  },
  finishWithoutRepair: {
    next: 'Unrepariert zurücksenden',
    taken: 'Unrepariert zurück',
    open: 'Ohne Reparatur zurücksenden',
    title: 'Das Gerät ohne Reparatur zurücksenden?',
    lead: 'Der Servicebericht wird geschlossen, und der Kunde wird benachrichtigt.',
    confirm: 'Schließen und zurücksenden',
  },
  offerBuyback: {
    next: 'Prüfung und endgültiges Ankaufsangebot',
    taken: 'Endgültiges Ankaufsangebot gesendet',
  },
  acceptBuyback: {
    next: 'Entscheidung des Kunden erfassen',
    taken: 'Ankaufsangebot angenommen',
  },
  declineBuyback: {
    taken: 'Ankaufsangebot abgelehnt',
  },
  expireBuyback: {
    taken: 'Ankaufsangebot abgelaufen',
  },
  returnBuyback: {
    next: 'Kostenlose Rücksendung ohne Ankauf',
    taken: 'Kostenlose Rücksendung ohne Ankauf',
  },
  payBuyback: {
    next: 'Auszahlung erfassen',
    taken: 'Preis ausgezahlt',
  },
  issueInvoice: {
    next: 'Rechnung ausstellen',
    taken: 'Rechnung ausgestellt',
  },
  orderDelivery: {
    next: 'Rückversand beauftragen',
    taken: 'Rückversand beauftragt',
    open: 'Rückversand bestellen',
    title: 'Den Rückversand jetzt bestellen?',
    lead: 'Der Kurier bringt das Gerät an die Adresse oder in den Paketautomaten des Auftrags.',
    confirm: 'Bestellen',
    done: 'Sie haben den Rückversand bestellt.',
  },
  cancelDelivery: {
    next: 'Kurierauftrag stornieren',
    taken: 'Rückversand storniert',
    open: 'Kurierauftrag stornieren',
    title: 'Den Rückversand stornieren?',
    lead: 'Der Kurier wird abbestellt, das Gerät bleibt in der Werkstatt. Berichtigen Sie bei Bedarf die Adresse und bestellen Sie den Rückversand neu, oder übergeben Sie das Gerät persönlich.',
    confirm: 'Stornieren',
    done: 'Sie haben den Kurierauftrag storniert. Das Gerät wartet bei uns.',
  },
  ship: {
    next: 'Vom Kurier mitgenommen',
    taken: 'Vom Kurier mitgenommen',
    open: 'Der Kurier hat es mitgenommen',
    title: 'Hat der Kurier die Sendung aus der Werkstatt mitgenommen?',
    lead: 'Der Kunde erhält eine E-Mail mit der Sendungsnummer und dem zu zahlenden Betrag.',
    confirm: 'Abgang festhalten',
    done: 'Sie haben festgehalten, dass die Sendung unterwegs ist.',
  },
  failDelivery: {
    next: 'Gescheiterte Zustellung erfassen',
    taken: 'Zustellung gescheitert',
    open: 'Zustellung gescheitert',
    title: 'Konnte der Kurier die Sendung nicht übergeben?',
    lead: 'Nach dem ersten Mal versucht es der Kurier von selbst noch einmal, nach dem letzten wartet der Auftrag auf den Kunden. Der Kunde wird per E-Mail benachrichtigt.',
    confirm: 'Fehlversuch festhalten',
    done: 'Sie haben die gescheiterte Zustellung festgehalten.',
  },
  receiveParcelBack: {
    next: 'Zurückgekommenes Paket annehmen',
    taken: 'Zurückgekommenes Paket angenommen',
    open: 'Das Paket ist wieder bei uns',
    title: 'Ist das Paket wieder in der Werkstatt?',
    lead: 'Sie können das auch festhalten, wenn der Kurierdienst nichts meldet. Der Kunde wird per E-Mail benachrichtigt und wählt auf der Seite des Auftrags, wohin und wann es erneut geschickt wird.',
    confirm: 'Paket angenommen',
    done: 'Sie haben das Paket angenommen. Der Kunde wählt, wie es weitergeht.',
  },
  handBack: {
    next: 'Beim Kunden angekommen',
    taken: 'Dem Kunden zurückgegeben',
    open: 'Der Kunde hat es erhalten',
    title: 'Hat der Kunde das Gerät erhalten?',
    lead: 'Damit wird der Auftrag geschlossen, bei einem reparierten Gerät beginnt die Servicegarantie, und der Kunde erhält eine E-Mail mit der Bitte um eine Bewertung.',
    confirm: 'Festhalten und Auftrag schließen',
    done: 'Sie haben den Auftrag geschlossen.',
  },
  handOverAtCounter: {
    next: 'Persönlich übergeben',
    taken: 'Persönlich übergeben',
    open: 'Persönlich übergeben',
    title: 'Das Gerät persönlich übergeben?',
    lead: 'Prüfen Sie den Ausweis; notieren Sie seine Nummer nicht. Damit wird der Auftrag abgeschlossen, bei einem reparierten Gerät beginnt die Servicegarantie, und der Kunde wird per E-Mail um eine Bewertung gebeten.',
    confirm: 'Übergeben, Auftrag abschließen',
    done: 'Sie haben das Gerät übergeben und den Auftrag abgeschlossen.',
  },
  declareLost: {
    next: 'Paket verloren',
    taken: 'Paket verloren',
    open: 'Paket verloren',
    title: 'Das Paket als verloren erklären?',
    lead: 'Der Auftrag wird abgeschlossen, der Kunde bezahlt nichts und erfährt die Entschädigung per E-Mail. Das lässt sich nicht zurücknehmen: Holen Sie zuerst die Antwort des Kurierdienstes ein.',
    confirm: 'Verloren, Auftrag abschließen',
    done: 'Sie haben das Paket als verloren erklärt; der Kunde wird benachrichtigt.',
  },
  declareAbandoned: {
    next: 'Aufgegebenes Gerät',
    taken: 'Als aufgegeben erklärt',
    open: 'Aufgegebenes Gerät',
    title: 'Das Gerät als aufgegeben erklären?',
    lead: 'Die Aufbewahrungszeit ist abgelaufen. Der Auftrag wird abgeschlossen, der Kunde erhält die Abrechnung per E-Mail; eine offene Rechnung bleibt fällig. Das lässt sich nicht zurücknehmen.',
    confirm: 'Entscheiden und Auftrag abschließen',
    done: 'Sie haben das Gerät als aufgegeben erklärt; der Kunde erhält die Abrechnung.',
  },
}

export default de
