import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'So ist es angekommen',
  at: 'Angenommen',
  came: 'Angekommenes Zubehör',
  missing: 'Fehlendes Zubehör',
  extra: 'Zubehör, das nicht im Auftrag stand',
  additional: 'Außerdem im Paket',
  packaging: 'Zustand der Verpackung',
  noAccessories: 'Im Auftrag stand kein Zubehör, und im Paket lag keines.',
  condition: 'Was wir am Gerät festgestellt haben',
  nothing: 'Am Gerät haben wir keine Schäden festgestellt.',
  other: 'Die vom Gerät abgelesene Kennung weicht von der im Auftrag ab.',
  disagree: 'Falls Sie etwas davon anders wissen, schreiben Sie uns bitte unter „Nachrichten“.',
  photos: 'Fotos von der Annahme ({count, number})',
  photo: 'Foto {position, number} von der Annahme',
} satisfies SameKeys<typeof hu>
