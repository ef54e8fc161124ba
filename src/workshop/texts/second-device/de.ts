import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Im selben Paket gekommen',
  cameWith: 'Dieses Gerät kam im Paket eines anderen Auftrags',
  brought: 'Im Paket dieses Auftrags kam außerdem',
  awaits:
    'Der Kunde hat für dieses Gerät keinen Auftrag erteilt. Wir haben per E-Mail nachgefragt; bis zur Antwort kann es nur unrepariert zurückgeschickt werden.',
  answerFor: 'Antwort im Namen des Kunden erfassen',
  close: 'Abbrechen',
  note: 'Im Paket war noch ein Gerät',
  form: {
    title: 'Ein weiteres Gerät im Paket',
    lead: 'Es bekommt einen eigenen Auftrag mit Namen und Adressen derselben Person und wird sofort angenommen. Sie wird per E-Mail benachrichtigt und nach dem Fehler gefragt.',
    brand: 'Marke',
    group: 'Art des Geräts',
    model: 'Modell',
    modelOther: 'Modell, wie es auf dem Gerät steht',
    kind: 'Art der Kennung',
    imei: 'IMEI',
    serial: 'Seriennummer',
    read: 'Vom Gerät abgelesene Kennung',
    readHint: 'Lassen Sie das Feld leer, wenn nichts lesbar ist; das Portal vergibt eine vorläufige Nummer.',
    trouble: 'Was ein Zettel im Paket über den Fehler sagt',
    send: 'Gerät annehmen',
    sending: 'Wird gespeichert…',
  },
  ask: {
    title: 'Was sollen wir mit diesem Gerät tun?',
    lead: 'Wir haben dieses Gerät im Paket zu Ihrem Auftrag {first} gefunden. Bis zu Ihrer Antwort arbeiten wir nicht daran und berechnen nichts.',
    choice: 'Ihre Entscheidung',
    choiceStaff: 'Entscheidung des Kunden',
    repair: 'Bitte reparieren',
    back: 'Bitte unrepariert und kostenlos zurückschicken',
    fault: 'Was ist am Gerät defekt?',
    faultHint: 'Beschreiben Sie, was Sie bemerken und seit wann.',
    accept: 'Ich habe die Datenschutzerklärung gelesen und nehme die Allgemeinen Geschäftsbedingungen an.',
    acceptStaff:
      'Ich habe das Wesentliche der Datenschutzerklärung und der Allgemeinen Geschäftsbedingungen sowie die Gebühren vorgelesen; der Kunde hat sie angenommen.',
    privacyLink: 'Datenschutzerklärung (öffnet in neuem Tab)',
    termsLink: 'Allgemeine Geschäftsbedingungen (öffnet in neuem Tab)',
    answer: 'Antwort senden',
    save: 'Antwort speichern',
    answering: 'Wird gesendet…',
    repaired: 'Vielen Dank für Ihre Antwort. Wir prüfen das Gerät und informieren Sie über den nächsten Schritt.',
    returned: 'Vielen Dank für Ihre Antwort. Wir schicken das Gerät unrepariert und kostenlos zurück.',
  },
} satisfies SameKeys<typeof hu>
