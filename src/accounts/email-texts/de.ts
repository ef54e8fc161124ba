import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Guten Tag!',
  loginCode: {
    subject: 'Anmeldecode für das Mobilfutár-Portal',
    text: 'Jemand meldet sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an. Wenn Sie es sind, geben Sie diesen Code auf der Anmeldeseite ein:',
    code: 'Anmeldecode',
    validity: 'Der Code ist {minutes, number} Minuten gültig und kann einmal verwendet werden. Unsere Mitarbeitenden fragen Sie nie danach.',
    notYou: 'Wenn Sie es nicht sind, kennt jemand Ihr Passwort: Legen Sie auf der Anmeldeseite unter „Passwort vergessen“ ein neues fest.',
  },
  passwordLink: {
    subject: 'Neues Passwort festlegen',
    text: 'Für diese E-Mail-Adresse wurde auf dem Mobilfutár-Portal ein neues Passwort angefordert. Hier können Sie es festlegen:',
    button: 'Neues Passwort festlegen',
    validity: 'Der Link ist {minutes, number} Minuten gültig und kann einmal verwendet werden.',
    notYou: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.',
  },
  invitation: {
    subject: 'Einladung zum Mobilfutár-Portal',
    text: 'Wir haben für Sie ein Mitarbeiterkonto auf dem Mobilfutár-Portal eröffnet. Legen Sie Ihr Passwort fest; danach melden Sie sich mit dieser E-Mail-Adresse an:',
    button: 'Passwort festlegen',
    validity:
      'Der Link ist {hours, number} Stunden gültig und kann einmal verwendet werden. Ist er abgelaufen, fordern Sie auf der Anmeldeseite unter „Passwort vergessen“ einen neuen an.',
    code: 'Bei jeder Anmeldung senden wir Ihnen zusätzlich einen Anmeldecode per E-Mail.',
    notYou: 'Falls Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie, oder informieren Sie Ihre Leitung.',
  },
  registration: {
    subject: 'Bestätigen Sie Ihre Registrierung',
    text: 'Vielen Dank für Ihre Registrierung auf dem Mobilfutár-Portal. Mit der Schaltfläche unten eröffnen Sie Ihr Konto: Legen Sie Ihr Passwort fest und melden Sie sich danach mit dieser E-Mail-Adresse an.',
    button: 'Passwort festlegen und Konto eröffnen',
    validity:
      'Der Link ist {hours, number} Stunden gültig und kann einmal verwendet werden. Ist er abgelaufen, registrieren Sie sich bitte erneut. Frühere Reparaturaufträge mit dieser E-Mail-Adresse sehen Sie dann gemeinsam in Ihrem Konto.',
    notYou:
      'Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ein Konto entsteht nur über die Schaltfläche oben, und die Daten werden gelöscht.',
  },
  hasAccount: {
    subject: 'Sie haben bereits ein Konto auf dem Mobilfutár-Portal',
    text: 'Mit dieser E-Mail-Adresse wurde auf dem Mobilfutár-Portal eine Registrierung angefordert. Sie haben bereits ein Konto, daher haben wir kein neues eröffnet.',
    button: 'Anmelden',
    forgotten: 'Wenn Sie Ihr Passwort nicht mehr wissen, können Sie auf der Anmeldeseite unter „Passwort vergessen“ ein neues festlegen.',
    notYou: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Konto hat sich nicht geändert.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos auf dem Mobilfutár-Portal wurde geändert, und alle anderen Anmeldungen des Kontos wurden beendet.',
    moment: 'Zeitpunkt',
    at: '{at, date, moment}',
    notYou: 'Wenn Sie es nicht waren, legen Sie sofort auf der Anmeldeseite unter „Passwort vergessen“ ein neues Passwort fest.',
    button: 'Anmelden',
  },
} satisfies SameKeys<typeof hu>
