import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  email: 'E-Mail-Adresse',
  showPassword: 'Passwort anzeigen',
  sending: 'Wird gesendet …',
  login: {
    title: 'Anmelden',
    lead: 'Für registrierte Kunden und unsere Mitarbeiter.',
    ended:
      'Ihre Anmeldung ist beendet: Sie ist abgelaufen oder wurde auf einem anderen Gerät beendet. Melden Sie sich erneut an, dann machen Sie dort weiter, wo Sie aufgehört haben.',
    byPasskey: 'Mit Passkey anmelden',
    passkeyNotDone: 'Der Browser hat die Anmeldung nicht abgeschlossen. Bitte versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
    next: 'Weiter',
    as: 'Anmeldung mit dieser Adresse:',
    otherEmail: 'Andere E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen',
    noAccountTitle: 'Kein Konto?',
    noAccount: 'Sie können eine Reparatur auch ohne Konto anfragen und eine bereits gesendete Anfrage verfolgen.',
    toRequest: 'Reparatur anfragen',
    toTracking: 'Anfrage verfolgen',
  },
  code: {
    label: 'Anmeldecode',
    lead: 'Wir haben den Anmeldecode an diese Adresse gesendet: {email}',
    hint: '6 Ziffern, {minutes, number} Minuten gültig.',
    submit: 'Anmelden',
    again: 'Neuen Code anfordern',
    sentAgain: 'Wir haben einen neuen Code gesendet. Der frühere Code ist nicht mehr gültig.',
  },
  forgotten: {
    title: 'Passwort vergessen',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link zum Festlegen des Passworts.',
    submit: 'Link anfordern',
    sent: 'Falls die Adresse bei uns hinterlegt ist, haben wir einen Link zum Festlegen des Passworts gesendet. Bitte prüfen Sie auch den Spam-Ordner.',
    back: 'Zurück zur Anmeldung',
  },
  setPassword: {
    title: 'Neues Passwort festlegen',
    password: 'Neues Passwort',
    rule: 'Mindestens {least, number} Zeichen mit Klein- und Großbuchstaben, einer Ziffer und einem Sonderzeichen ({special}).',
    confirm: 'Neues Passwort wiederholen',
    submit: 'Passwort festlegen',
    doneTitle: 'Ihr neues Passwort ist festgelegt',
    done: 'Zu Ihrer Sicherheit wurden Sie auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    toLogin: 'Anmelden',
    expiredTitle: 'Dieser Link kann nicht verwendet werden',
    askAgain: 'Neuen Link anfordern',
  },
  ownPassword: {
    current: 'Aktuelles Passwort',
    submit: 'Passwort ändern',
  },
} satisfies SameKeys<typeof hu>
