import type { SameKeys } from '../../../texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Fotos',
  hint: 'Höchstens {max, number} Fotos (JPEG oder PNG). Darin verborgene Daten (Ort, Gerät) werden entfernt.',
  add: 'Foto aufnehmen oder auswählen',
  photo: 'Foto {position, number}',
  remove: 'Foto {position, number} entfernen',
  tooMany: 'Höchstens {max, number} Fotos können angehängt werden, die übrigen wurden weggelassen.',
  reading: 'Fotos werden gelesen…',
} satisfies SameKeys<typeof hu>
