import type { Call } from '#context.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { Refusal } from '#errors.ts'
import type { ResultOfMany } from '../in-bulk.ts'

/** What became of one of several: done, or refused in the caller's words. What fails otherwise fails all. */
export async function resultOf({ language }: Pick<Call, 'language'>, id: number, take: () => Promise<unknown>): Promise<ResultOfMany> {
  try {
    await take()
    return { id, result: 'done' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id, result: 'refused', code: error.code, message: (await sentenceFormatterOf(language))(error) }
  }
}
