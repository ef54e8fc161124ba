import { type Named, nameInWords } from '#accounts/name-in-words.ts'
import { type Actor, keysOf } from '#accounts/who.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { findArticle, type StoredArticle } from './manual-store.ts'

export const mayWriteManual = (actor: Actor): boolean => keysOf(actor).includes('manual.edit')

/** Whether somebody has confirmed an article as it stands, or as it was before changes that needed no confirmation. */
export const isConfirmed = ({ id, confirmedSince }: Pick<StoredArticle, 'id' | 'confirmedSince'>, confirmed: ReadonlyMap<number, number>): boolean =>
  (confirmed.get(id) ?? 0) >= confirmedSince

/** An article that was taken out is there for whoever writes the manual alone. @throws Refusal NOT_FOUND */
export async function requireArticle({ tx, actor }: Pick<ReadContext & Call, 'tx' | 'actor'>, id: number): Promise<StoredArticle> {
  const article = await findArticle(tx, id)
  if (!article || (article.retiredAt !== null && !mayWriteManual(actor))) throw new Refusal('NOT_FOUND')
  return article
}

/** Null: it came with the portal. */
export const writerOf = ({ language }: Pick<Call, 'language'>, writer: Named): string | null =>
  writer.lastName === null ? null : nameInWords(language, writer)
