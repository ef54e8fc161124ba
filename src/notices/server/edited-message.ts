import { nameInWords } from '#accounts/name-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import { productCode } from '#catalogue/system-info.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { EditedMessage } from '../system-message.ts'
import { findInTime, findMessage, type MessageState, type StoredMessage } from './message-editor-store.ts'
import { clockTimeOf, inEveryLanguage } from './written-message.ts'

/** How a message stands at a moment. */
export function phaseOf({ validFrom, validTo }: Pick<MessageState, 'validFrom' | 'validTo'>, now: Temporal.Instant): EditedMessage['phase'] {
  if (validTo && Temporal.Instant.compare(validTo, now) <= 0) return 'over'
  // Ended before it began.
  if (validTo && Temporal.Instant.compare(validTo, validFrom) === 0) return 'over'
  return Temporal.Instant.compare(validFrom, now) > 0 ? 'upcoming' : 'current'
}

/** As its editor sees it. */
export function editedMessageOf({ now, language }: Pick<ReadContext & Call, 'now' | 'language'>, message: StoredMessage): EditedMessage {
  const { id, version, titles, descriptions, validFrom, validTo, editedAt, lastName, firstName, middleName } = message
  return {
    id,
    version,
    phase: phaseOf(message, now),
    titles: inEveryLanguage(titles),
    descriptions: inEveryLanguage(descriptions),
    validFrom: clockTimeOf(validFrom),
    validTo: validTo && clockTimeOf(validTo),
    editedAt: editedAt?.toString() ?? null,
    editedBy: lastName === null ? null : nameInWords(language, { lastName, firstName, middleName }),
  }
}

/** @throws Refusal NOT_FOUND */
export async function requireMessage({ tx }: Pick<ReadContext, 'tx'>, id: number): Promise<StoredMessage> {
  const message = await findMessage(tx, id)
  if (!message) throw new Refusal('NOT_FOUND')
  return message
}

/** GAPS D10: at any moment there is at most one. The database says the same. @throws Refusal SYSTEM_MESSAGE_OVERLAPS */
export async function requireFreeTime({ tx }: Pick<ReadContext, 'tx'>, state: MessageState, exceptId: number | null): Promise<void> {
  const other = await findInTime(tx, productCode, state, exceptId)
  if (other) throw new Refusal('SYSTEM_MESSAGE_OVERLAPS', { values: { title: other.titles.hu ?? '' } })
}

/** Who edits, and when. */
export const editorOf = ({ actor, now }: Pick<ReadContext & Call, 'actor' | 'now'>) => ({ by: employeeIdOf({ actor }), at: now })
