import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Was kostet die Reparatur?',
  lead: 'Sagen Sie uns, welches Gerät Sie haben und was defekt ist, und Sie sehen sofort den voraussichtlichen Preis inklusive Lieferung.',
  nothing: 'Der Preisrechner hat derzeit keine Preise',
  nothingText: 'Schreiben Sie uns, wir sagen Ihnen, womit Sie rechnen können.',
  contact: 'Kundendienst fragen',
  steps: {
    nav: 'Schritte des Preisrechners',
    done: '(erledigt, öffnen)',
    count: 'Schritt {step, number} von {of, number}',
    device: 'Das Gerät',
    fault: 'Der Fehler',
    service: 'Art der Reparatur',
    next: 'Weiter',
    previous: 'Zurück',
    price: 'Was kostet es?',
  },
  ask: {
    brand: 'Marke',
    group: 'Produktgruppe',
    model: 'Modell',
    notListed: 'Nicht in der Liste oder nicht bekannt',
    faults: 'Was ist defekt?',
    faultsHint: 'Sie können mehreres ankreuzen.',
    service: 'Wie soll repariert werden?',
    serviceHint: 'Auf Garantie oder Versicherung kann nur repariert werden, was die Garantie oder die Versicherung deckt.',
  },
  missing: {
    brand: 'Wählen Sie die Marke des Geräts.',
    group: 'Wählen Sie die Produktgruppe.',
    model: 'Wählen Sie das Modell des Geräts oder dass es nicht in der Liste steht.',
    faults: 'Kreuzen Sie an, was am Gerät defekt ist.',
    service: 'Wählen Sie, wie repariert werden soll.',
  },
  answer: {
    unlisted: '{brand} {group}, Modell nicht in der Liste',
    person: 'Wenn Sie Fragen haben, schreiben Sie uns: Wir helfen Ihnen abzuschätzen, ob sich eine Reparatur lohnt.',
    book: 'Reparatur beauftragen',
    elsewhere: 'Weiter zur Seite des Herstellers',
    change: 'Meine Antworten ändern',
    again: 'Anderes Gerät',
  },
} satisfies SameKeys<typeof hu>
