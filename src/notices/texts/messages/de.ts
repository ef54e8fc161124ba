import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  title: 'Systemnachrichten',
  lead: 'Was Besucher lesen, wenn sie auf die Glocke drücken. Gleichzeitig gilt höchstens eine Nachricht.',
  write: 'Neue Nachricht',
  list: 'Nachrichten',
  empty: 'Es gibt noch keine Systemnachricht',
  more: 'Frühere Nachrichten',
  phase: { upcoming: 'Später sichtbar', current: 'Jetzt sichtbar', over: 'Beendet' },
  period: { from: 'Ab', to: 'Bis', open: 'bis auf Widerruf' },
  edited: 'Zuletzt bearbeitet von {by}, {at}',
  untouched: 'Kam mit dem Portal',
  change: 'Ändern',
  end: {
    open: 'Beenden',
    title: 'Diese Nachricht beenden?',
    current: 'Besucher sehen sie binnen einer halben Minute nicht mehr. Die Nachricht bleibt in der Liste, kann aber nicht mehr geändert werden.',
    upcoming: 'Die Nachricht erscheint nicht. Sie bleibt in der Liste, kann aber nicht mehr geändert werden.',
    confirm: 'Beenden',
    done: 'Sie haben die Nachricht beendet.',
  },
  form: {
    newTitle: 'Neue Nachricht',
    changeTitle: 'Nachricht ändern',
    languages: { hu: 'Ungarisch', en: 'Englisch', de: 'Deutsch', sl: 'Slowenisch' },
    other: '(optional; sonst erscheint der ungarische Text)',
    subject: 'Titel',
    text: 'Text',
    hint: 'Erlaubt sind: {tags}. Alles andere wird weggelassen.',
    tools: 'Formatierung',
    tool: { strong: 'Fett', em: 'Kursiv', p: 'Absatz', ul: 'Liste', a: 'Link' },
    preview: 'Vorschau',
    previewEmpty: 'Hier erscheint, was Sie schreiben.',
    validFrom: 'Sichtbar ab',
    validTo: 'Sichtbar bis',
    clock: 'Nach Budapester Zeit.',
    clockEnd: 'Nach Budapester Zeit. Bleibt das Feld leer, ist sie sichtbar, bis Sie sie beenden.',
    save: 'Speichern',
    saving: 'Wird gespeichert…',
    cancel: 'Abbrechen',
    saved: 'Wir haben die Nachricht gespeichert. Besucher sehen sie binnen einer halben Minute.',
    savedAhead: 'Wir haben die Nachricht gespeichert. Besucher sehen sie ab ihrem Beginn.',
  },
}

export default de
