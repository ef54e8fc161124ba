import { type Language, languages } from '#base/languages.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import type { WrittenMessage } from '../system-message.ts'
import type { MessageState, Words } from './message-editor-store.ts'

const instantOf = (clockTime: string) => Temporal.PlainDateTime.from(clockTime).toZonedDateTime('Europe/Budapest').toInstant()

/** `2026-11-21T09:15` as clocks in Budapest show the instant. */
export const clockTimeOf = (instant: Temporal.Instant) =>
  instant.toZonedDateTimeISO('Europe/Budapest').toPlainDateTime().toString({ smallestUnit: 'minute' })

const hasWords = (html: string) => html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== ''

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0

/**
 * What was to begin already begins now: the minute a form was opened in may still be the time of a message that was ended to make room. One that
 * has begun began when it did, and of a minute that nobody changed its seconds stay.
 */
function beginningOf(typed: string, before: Pick<MessageState, 'validFrom'> | null, now: Temporal.Instant): Temporal.Instant {
  if (before && clockTimeOf(before.validFrom) === typed) return before.validFrom
  const wanted = instantOf(typed)
  if (!isBefore(wanted, now)) return wanted
  return before && !isBefore(now, before.validFrom) ? before.validFrom : now
}

/**
 * What is stored of what an employee wrote: only the allowed tags, only the languages that have words. `before`: the message that is changed.
 * @throws Refusal INVALID_INPUT where Hungarian is missing or a language has half of it, or the end is not ahead
 */
export function messageStateOf(
  { now }: Pick<ReadContext, 'now'>,
  written: WrittenMessage,
  before: Pick<MessageState, 'validFrom'> | null,
): MessageState {
  const titles: Partial<Record<Language, string>> = {}
  const descriptions: Partial<Record<Language, string>> = {}
  const refused: FieldRefusal[] = []
  for (const language of languages) {
    const [title, description] = [written.titles[language], safeHtml(written.descriptions[language])]
    const [isTitled, isDescribed] = [title !== '', hasWords(description)]
    if (!isTitled && !isDescribed && language !== 'hu') continue
    if (!isTitled) refused.push({ path: `titles.${language}`, code: 'REQUIRED' })
    if (!isDescribed) refused.push({ path: `descriptions.${language}`, code: 'REQUIRED' })
    titles[language] = title
    descriptions[language] = description
  }
  const validFrom = beginningOf(written.validFrom, before, now)
  const validTo = written.validTo === null ? null : instantOf(written.validTo)
  if (validTo && !(isBefore(validFrom, validTo) && isBefore(now, validTo))) refused.push({ path: 'validTo', code: 'SYSTEM_MESSAGE_PERIOD' })
  if (refused.length > 0) throw new Refusal('INVALID_INPUT', { fields: refused })
  return { titles, descriptions, validFrom, validTo }
}

/** In every language there is a field; what is not written is empty. */
export const inEveryLanguage = (words: Words): Record<Language, string> => ({
  hu: words.hu ?? '',
  en: words.en ?? '',
  de: words.de ?? '',
  sl: words.sl ?? '',
})
