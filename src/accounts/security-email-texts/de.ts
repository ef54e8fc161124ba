import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Guten Tag!',
  moment: 'Zeitpunkt',
  at: '{at, date, moment}',
  button: 'Sicherheitseinstellungen',
  toLogin: 'Anmelden',
  confirm: 'Neue E-Mail-Adresse bestätigen',
  validity: 'Der Link ist gültig bis: {at, date, moment}',
  emailChangeOld: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Für Ihr Konto auf dem Mobilfutár-Portal wurde diese neue E-Mail-Adresse angefordert: {newEmail}. Sie gilt, sobald Sie sie hier und in der E-Mail an die neue Adresse bestätigt haben:',
    notYou:
      'Wenn Sie es nicht waren, ziehen Sie die Anfrage auf der Seite zurück, die sich öffnet, und ändern Sie Ihr Passwort. Ohne Bestätigung ändert sich nichts.',
  },
  emailChangeNew: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Diese Adresse ({newEmail}) wurde als neue E-Mail-Adresse eines Kontos auf dem Mobilfutár-Portal angefordert. Sie gilt, sobald Sie sie hier und in der E-Mail an die alte Adresse bestätigt haben:',
    notYou: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ohne Bestätigung ändert sich nichts.',
  },
  emailTaken: {
    subject: 'Zu dieser Adresse gibt es bereits ein Konto',
    text: 'Diese Adresse ({newEmail}) wurde als neue E-Mail-Adresse eines Kontos auf dem Mobilfutár-Portal angefordert. Zu ihr gibt es bereits ein Konto, deshalb kann sie nicht verwendet werden. Wenn Sie es waren, melden Sie sich mit dieser Adresse an:',
    notYou: 'Wenn Sie es nicht waren, müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.',
  },
  emailChangedOld: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    text: 'Die neue E-Mail-Adresse Ihres Mobilfutár-Kontos lautet: {newEmail}. An diese alte Adresse schreiben wir nicht mehr über das Konto, und mit ihr ist keine Anmeldung mehr möglich.',
    notYou: 'Wenn Sie es nicht waren, schreiben Sie sofort unserem Kundendienst: Antworten Sie auf diese E-Mail.',
  },
  emailChangedNew: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    text: 'Ab jetzt melden Sie sich mit dieser Adresse auf dem Mobilfutár-Portal an: {newEmail}. Die anderen Anmeldungen des Kontos wurden beendet.',
    notYou: 'Wenn Sie es nicht waren, schreiben Sie unserem Kundendienst: Antworten Sie auf diese E-Mail.',
  },
  passkeyAdded: {
    subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    text: 'Ihrem Konto auf dem Mobilfutár-Portal wurde ein neuer Passkey hinzugefügt. Mit ihm ist die Anmeldung auch ohne Passwort und Anmeldecode möglich.',
    notYou:
      'Wenn Sie es nicht waren, melden Sie sich an, löschen Sie unter „Sicherheit“ den Passkey, beenden Sie fremde Anmeldungen, und ändern Sie Ihr Passwort.',
  },
  passkeyRemoved: {
    subject: 'Ein Passkey wurde aus Ihrem Konto gelöscht',
    text: 'Aus Ihrem Konto auf dem Mobilfutár-Portal wurde ein Passkey gelöscht. Mit ihm ist keine Anmeldung mehr möglich; Ihr Passwort ist unverändert.',
    notYou: 'Wenn Sie es nicht waren, melden Sie sich an, beenden Sie unter „Sicherheit“ fremde Anmeldungen, und ändern Sie Ihr Passwort.',
  },
} satisfies SameKeys<typeof hu>
