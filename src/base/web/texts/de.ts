import type { SameKeys } from '../../texts.ts'
import type hu from './hu.ts'

export default {
  title: '{page} – Mobilfutár',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  reload: 'Seite neu laden',
  close: 'Schließen',
  back: 'Zurück',
  sending: 'Wird gesendet…',
  errorTitle: 'Etwas ist schiefgegangen',
  emptyTitle: 'Keine Daten',
  emptySearch: 'Keine Ergebnisse.',
  noPermissionTitle: 'Sie haben keine Berechtigung für diesen Inhalt',
  noPermissionText: 'Wenn Sie glauben, dass ein Irrtum vorliegt, wenden Sie sich bitte an unseren Kundendienst.',
  loginNeededTitle: 'Anmeldung erforderlich',
  loginNeededText: 'Bitte melden Sie sich an, um diesen Service zu nutzen.',
  login: 'Anmelden',
  connectionLost: 'Die Verbindung wurde unterbrochen. Ihre Angaben sind noch da; bitte versuchen Sie es erneut.',
  cookiesBlocked:
    'Ihr Browser nimmt das Sicherheits-Cookie des Formulars nicht an. Erlauben Sie Cookies auf dieser Seite und senden Sie es erneut; Ihre Angaben sind erhalten.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden.',
  problemsTitle: 'Bitte korrigieren Sie {count, plural, one {den folgenden Fehler} other {die folgenden # Fehler}}:',
  optional: '(optional)',
  charactersLeft: 'Noch {count, number} Zeichen',
  charactersOver: '{count, number} Zeichen zu lang',
  choose: 'Bitte wählen',
  suggestions: 'Vorschläge',
  suggestionCount: '{count, plural, one {# Vorschlag} other {# Vorschläge}}, mit den Pfeiltasten wählbar.',
  outdatedTitle: 'Ein Teil der Seite wurde nicht geladen',
  outdatedText:
    'Vielleicht wurde die Verbindung unterbrochen oder das Portal gerade aktualisiert. Laden Sie die Seite neu; begonnene Formulare bleiben erhalten.',
  crashedTitle: 'Ein unerwarteter Fehler ist aufgetreten',
  crashedText: 'Laden Sie die Seite neu. Wenn der Fehler bestehen bleibt, wenden Sie sich bitte an unseren Kundendienst.',
} satisfies SameKeys<typeof hu>
