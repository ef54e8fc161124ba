import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Guten Tag!',
  ready: {
    subject: 'Die Kopie Ihrer Daten ist fertig',
    text: 'Wir haben alles zusammengestellt, was wir über Sie speichern. Die ZIP-Datei können Sie auf der Seite Ihrer Daten herunterladen:',
    missing:
      'Dateien, die beschädigt sind oder fehlen und die wir nicht beilegen konnten: {n, number}. Ihre Namen stehen am Anfang der README.txt in der ZIP-Datei. Wenn Sie sie brauchen, schreiben Sie uns.',
    button: 'Meine Daten öffnen',
    validity: 'Link und Download gelten {hours, number} Stunden. Danach können Sie eine neue Kopie anfordern.',
    notYou: 'Wenn Sie das nicht angefordert haben, melden Sie sich bitte bei unserem Kundendienst.',
  },
  link: {
    subject: 'Link zu Ihren Daten',
    text: 'Mit diesem Link sehen Sie, was wir zu dieser E-Mail-Adresse speichern, können eine Kopie anfordern oder die Löschung verlangen:',
    button: 'Meine Daten öffnen',
    notYou: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Mit Ihren Daten geschieht nichts.',
  },
  erased: {
    subject: 'Wir haben Ihre Daten gelöscht',
    text: '{reason, select, asked {Wie gewünscht haben wir Ihre Daten gelöscht} deceased {Wir haben die Daten gelöscht, weil wir vom Tod der Kundin oder des Kunden erfahren haben} authority {Auf behördliche Anordnung haben wir Ihre Daten gelöscht} other {Wir haben Ihre Daten gelöscht, weil sie irrtümlich erfasst worden waren}}.{account, select, closed { Das Konto ist geschlossen.} other {}} Nummer der Löschung: {number}. Dies ist unsere letzte E-Mail an Sie.',
    blockedTitle: 'Was wir laut Gesetz aufbewahren müssen',
    blocked:
      'Folgendes haben wir gesperrt: Auch unsere Mitarbeitenden sehen es nicht, und es wird nur bei Rechtsansprüchen oder auf behördliche Anfrage hervorgeholt. Nach Fristende wird auch das gelöscht.',
    kept: 'Folgendes bleibt in unserer Buchhaltung, mit Namen und Anschrift des Käufers, wie sie auf der Rechnung stehen (Gesetz C von 2000, § 169). Nach Fristende wird auch das gelöscht.',
    until: '{what}, bis: {day, date, day}',
    thisEmail: 'Diese E-Mail bleibt 30 Tage bei uns gespeichert und wird dann gelöscht.',
  },
} satisfies SameKeys<typeof hu>
