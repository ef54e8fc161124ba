import { linkMinutes } from '#accounts/server/mailed-link-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import { nameInWords } from '#requests/in-words.ts'
import { mayDoToLetter, type ShownLetter } from '../letter.ts'
import type { noticesApi } from '../notices.api.ts'
import { letterRowOf } from './letter-row.ts'
import { pageForPreview, withoutTokens } from './mask-letter.ts'
import { deedsOf, findInOutbox } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND */
export async function showLetter({ tx, language }: Context, { params: { id } }: Input<typeof noticesApi.showLetter>): Promise<ShownLetter> {
  const letter = await findInOutbox(tx, id)
  if (!letter) throw new Refusal('NOT_FOUND')
  const { html, plain, attachments, opensAccess, createdAt } = letter
  const deeds = await deedsOf(tx, id)
  const hasLink = withoutTokens(plain) !== plain
  return {
    ...letterRowOf(letter),
    html: opensAccess ? null : pageForPreview(html),
    plain: opensAccess ? null : withoutTokens(plain),
    attachments: attachments.map(({ name, mediaType }) => ({ name, mediaType })),
    linkOpensUntil: hasLink && !opensAccess ? createdAt.add({ minutes: linkMinutes('followRequest') }).toString() : null,
    deeds: deeds.map(({ deed, at, ...name }) => ({ deed, at: at.toString(), by: nameInWords(language, name) })),
    may: mayDoToLetter(letter),
  }
}
