import { z } from 'zod'
import { lineOfText, longText } from '#base/plain-text.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** A moment as clocks in Budapest show it, `2026-11-21T09:15`; it has no offset, the server knows which one holds. */
const clockTime = z
  .string(wrongType)
  .refine((text) => isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)), refusedWith('MOMENT_FORMAT'))

export const titleLimit = 120
export const descriptionLimit = 3000

/** The same words in each language; one left empty is read in Hungarian. */
const inLanguages = <Words extends z.ZodType<string, string>>(words: Words) =>
  z.strictObject({ hu: words, en: words, de: words, sl: words }, wrongType)

/** What an employee writes: titles in plain text, descriptions in HTML of which the server keeps only the allowed tags. */
export const writtenMessage = z.strictObject(
  {
    titles: inLanguages(lineOfText(titleLimit)),
    descriptions: inLanguages(longText(descriptionLimit)),
    validFrom: clockTime,
    /** Null: until it is ended. */
    validTo: clockTime.nullable(),
  },
  wrongType,
)
export type WrittenMessage = z.output<typeof writtenMessage>

/** `upcoming`, `current`: what visitors see now, `over`. */
const messageStandings = ['upcoming', 'current', 'over'] as const

export const editedMessage = writtenMessage.extend({
  id: z.int(),
  version: z.int(),
  phase: z.enum(messageStandings),
  titles: z.object({ hu: z.string(), en: z.string(), de: z.string(), sl: z.string() }),
  descriptions: z.object({ hu: z.string(), en: z.string(), de: z.string(), sl: z.string() }),
  validFrom: z.string().describe('2026-11-21T09:15, in Europe/Budapest'),
  validTo: z.string().nullable(),
  /** Null: it came with the portal and nobody has touched it. */
  editedAt: z.string().nullable().describe('2026-11-21T09:15:00Z'),
  editedBy: z.string().nullable(),
})
export type EditedMessage = z.output<typeof editedMessage>
