import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Sicherheit',
  lead: 'Hier legen Sie fest, wie Sie sich bei Ihrem Konto anmelden, und sehen, wo Sie angemeldet sind.',
  cancel: 'Abbrechen',
  password: {
    title: 'Passwort',
    text: 'Wenn Sie es ändern, werden Sie auf allen anderen Geräten abgemeldet, und wir informieren Sie per E-Mail.',
    open: 'Passwort ändern',
    done: 'Ihr Passwort wurde geändert. Auf allen anderen Geräten und Browsern wurden Sie abgemeldet, hier bleiben Sie angemeldet. Über die Änderung senden wir Ihnen auch eine E-Mail.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    text: 'Wenn Sie eine Anmeldung sehen, die nicht von Ihnen ist, beenden Sie sie, und ändern Sie Ihr Passwort.',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieser Browser',
    started: 'Angemeldet am',
    lastUsed: 'Zuletzt verwendet',
    end: 'Abmelden',
    endNamed: 'Abmelden: {device}, {at}',
    ended: 'Die Anmeldung wurde beendet: {device}.',
    endOthers: 'Auf allen anderen Geräten abmelden',
    othersEnded:
      '{count, plural, =0 {Sie waren nirgendwo sonst angemeldet.} one {# andere Anmeldung wurde beendet.} other {# andere Anmeldungen wurden beendet.}}',
    onlyThis: 'Sie sind nirgendwo sonst angemeldet.',
  },
} satisfies SameKeys<typeof hu>
