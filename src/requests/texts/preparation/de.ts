import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Vor der Abholung',
  lead: 'Haken Sie ab, was erledigt ist. Was wegen des Fehlers nicht möglich ist, geben Sie bitte ebenfalls an: Dann wissen wir Bescheid. Ihre Angaben können Sie ändern, bis der Kurier das Gerät übernommen hat.',
  leadOfSale:
    'Haken Sie ab, was erledigt ist. Was Sie nicht erledigen können, geben Sie bitte ebenfalls an: Dann wissen wir Bescheid. Ihre Angaben können Sie ändern, bis der Kurier das Gerät übernommen hat.',
  done: 'Erledigt',
  impossible: 'Wegen des Fehlers nicht möglich',
  impossibleOfSale: 'Kann ich nicht erledigen',
  progress: '{answered, number} von {total, number} beantwortet',
  saved: 'Gespeichert.',
} satisfies SameKeys<typeof hu>
