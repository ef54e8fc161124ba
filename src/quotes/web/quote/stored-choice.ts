import { dropFormDraft, readFormDraft, storeFormDraft } from '#base/web/forms/form-draft.ts'
import { alternativesOf } from '../../quote.ts'
import type { ViewedLine } from './use-choice.ts'

/** Another version is another thing to decide, so it begins anew. */
const nameOf = (requestId: number, version: number) => `quote ${requestId} ${version}`

/** What was ticked before of these lines, as somebody left it in this tab: one of a group of alternatives at most, and nothing that is always part of it. */
function ofLines(lines: readonly ViewedLine[], stored: unknown): readonly number[] {
  const isTicked = ({ id }: ViewedLine) => Array.isArray(stored) && stored.includes(id)
  const alternatives = alternativesOf(lines).flatMap((group) => group.filter(isTicked).slice(0, 1))
  return [...alternatives, ...lines.filter((line) => line.choice === 'optional' && isTicked(line))].map(({ id }) => id)
}

/** The choices of an open quote stay in the tab until it is decided, as what is typed into a form does. */
export function storedChoice(requestId: number, version: number) {
  const name = nameOf(requestId, version)
  return {
    read: (lines: readonly ViewedLine[]) => ofLines(lines, readFormDraft(name, Date.now())?.values),
    store: (ticked: readonly number[]) => (ticked.length > 0 ? storeFormDraft(name, { values: ticked }, Date.now()) : dropFormDraft(name)),
    drop: () => dropFormDraft(name),
  }
}
