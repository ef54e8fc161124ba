import { nameInWords } from '#accounts/name-in-words.ts'
import { linkMinutes } from '#accounts/server/mailed-link-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { mayDoToEmail, type ShownEmail } from '../email.ts'
import type { noticesApi } from '../notices.api.ts'
import { emailRowOf } from './email-row.ts'
import { pageForPreview, withoutTokens } from './mask-email.ts'
import { actionsOf, findInOutbox } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND */
export async function showEmail({ tx, language }: ReadContext & Call, { params: { id } }: Input<typeof noticesApi.showEmail>): Promise<ShownEmail> {
  const email = await findInOutbox(tx, id)
  if (!email) throw new Refusal('NOT_FOUND')
  const { html, plain, attachments, opensAccess, createdAt } = email
  const actions = await actionsOf(tx, id)
  const hasLink = withoutTokens(plain) !== plain
  return {
    ...emailRowOf(email),
    html: opensAccess ? null : pageForPreview(html),
    plain: opensAccess ? null : withoutTokens(plain),
    attachments: attachments.map(({ name, mediaType }) => ({ name, mediaType })),
    linkOpensUntil: hasLink && !opensAccess ? createdAt.add({ minutes: linkMinutes('followRequest') }).toString() : null,
    actions: actions.map(({ action, at, ...name }) => ({ action, at: at.toString(), by: nameInWords(language, name) })),
    may: mayDoToEmail(email),
  }
}
