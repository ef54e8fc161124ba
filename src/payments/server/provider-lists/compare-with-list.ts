import type { Day } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { type Disagreement, disagreements, keyOf, type ListProvider, saidOf } from '../../provider-agreement.ts'
import { type DifferenceNote, type KnownMove, linesOver, listsOver, movesOf, notesOf, paymentsOver } from './provider-list-store.ts'

export type Compared = Disagreement & {
  readonly here: KnownMove | null
  readonly key: string
  readonly said: string
  readonly noted: DifferenceNote | null
}

type Asked = Pick<Call, 'language'> & Pick<ReadContext, 'tx'>

/**
 * What a provider's lists and our books do not agree on in a period, as both stand now; each with what an employee noted of just that.
 * @returns also the newest list over the period, undefined when none tells of a whole day of it
 */
export async function compareWithList({ tx, language }: Asked, period: { provider: ListProvider; from: Day; to: Day }) {
  const lists = await listsOver(tx, period)
  if (lists.length === 0) return { list: undefined, compared: [] }
  const moves = await movesOf(tx, await paymentsOver(tx, period))
  const lines = await linesOver(tx, period, moves)
  const isListed = (day: Day) => lists.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const found = disagreements(lines, moves, { ...period, isListed })
  const notes = await notesOf(tx, period.provider, found.map(keyOf), language)
  const known = new Map(moves.map((move) => [move.id, move]))
  const compared = found.map((one): Compared => {
    const [key, said] = [keyOf(one), saidOf(one)]
    const kind = one.there?.kind ?? one.here?.kind
    const noted = notes.find((note) => note.key === key && note.kind === kind && note.difference === said) ?? null
    return { ...one, here: one.here && (known.get(one.here.id) ?? null), key, said, noted }
  })
  return { list: lists.at(-1), compared }
}
