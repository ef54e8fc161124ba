import { headerKey } from '#base/server/tables/hungarian-values.ts'
import { type Column, columnNames, namesOf, problemHeading } from '../columns.ts'

const ours = new Map(columnNames.flatMap((column) => namesOf(column).map((name) => [headerKey(name), column] as const)))

/** Whether a heading is one of ours, so that nobody needs to say what it is. */
export const isOurs = (heading: string): boolean => ours.has(headerKey(heading)) || headerKey(heading) === headerKey(problemHeading)

/** Which column each heading is, in any order; one that comes twice counts once. @returns by place; null: it is left out, or nobody knows it */
export function columnsOf<Named extends string>(heading: readonly string[], named: (key: string) => Named | null): (Named | null)[] {
  const taken = new Set<Named>()
  return heading.map((text) => {
    const column = named(headerKey(text))
    if (column === null || taken.has(column)) return null
    taken.add(column)
    return column
  })
}

/** By our own names first, then by what the company said before. */
export const mapHeadings = (heading: readonly string[], remembered: ReadonlyMap<string, Column | null>): (Column | null)[] =>
  columnsOf(heading, (key) => ours.get(key) ?? remembered.get(key) ?? null)
