import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Guten Tag,',
  signature: 'Mobilfutár',
  moment: 'Zeitpunkt',
  at: '{at, date, moment}',
  button: 'Sicherheitseinstellungen',
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
