import { headerKey } from '#base/server/tables/hungarian-values.ts'
import { type Column, columnNames, namesOf, problemHeading } from '../columns.ts'

const ours = new Map(columnNames.flatMap((column) => namesOf(column).map((name) => [headerKey(name), column] as const)))

/** Whether a heading is one of ours, so that nobody needs to say what it is. */
export const isOurs = (heading: string): boolean => ours.has(headerKey(heading)) || headerKey(heading) === headerKey(problemHeading)

/**
 * Which column stands where: by our own names first, then by what the company said before. Order is free; a column that comes twice counts once.
 * @returns by place; null: it is left out, or nobody knows what it is
 */
export function mapHeadings(heading: readonly string[], remembered: ReadonlyMap<string, Column | null>): (Column | null)[] {
  const taken = new Set<Column>()
  return heading.map((text) => {
    const key = headerKey(text)
    const column = ours.get(key) ?? remembered.get(key) ?? null
    if (column === null || taken.has(column)) return null
    taken.add(column)
    return column
  })
}
