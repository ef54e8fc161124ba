import type { Input } from '#base/endpoint.ts'
import { type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { personalDataEmailTexts } from '../email-texts.ts'
import type { personalDataApi } from '../personal-data.api.ts'
import { createDataLink, linkHours } from './link-store.ts'
import { findPersonOfAddress } from './person/person-store.ts'

/** Nobody's mailbox is flooded through our form. */
const linksByAddress: RateLimit = { limit: 'personalData.links', max: 3, minutes: 60 }

/**
 * Says "sent" to everybody, whether anything is known of the address, and takes the same time (`equalTime`). The letter is written here, not in a job:
 * a job's data hold ids only, and an address without an account has none.
 */
export async function askDataLink(ctx: TransactionContext & Call, { body }: Input<typeof personalDataApi.askDataLink>) {
  const address = body.email.toLowerCase()
  await requireWithinLimit(ctx.tx, ctx.now, linksByAddress, ctx.secrets.pseudonym('dataLinks', address))
  await dataLinkEmail.run(ctx, { address, language: ctx.language, isKnown: (await findPersonOfAddress(ctx.tx, address)) !== undefined })
  return {}
}

type About = { address: string; language: Call['language']; isKnown: boolean }

const dataLinkEmail = emailReaction<TransactionContext, About>('personalData.mailLink', async (ctx, { address, language, isKnown }) => {
  const t = await translatorOf(personalDataEmailTexts, language)
  if (!isKnown) return null
  const token = await createDataLink(ctx.tx, ctx.now, address)
  return {
    deduplicationKey: `dataLink:${ctx.now}:${token.slice(0, 12)}`,
    opensAccess: true,
    to: address,
    language,
    subject: t('link.subject'),
    blocks: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('link.text') },
      { kind: 'button', label: t('link.button'), url: `${ctx.env.PUBLIC_URL}${paths.myDataByLink(token)}` },
      { kind: 'text', text: t('ready.validity', { hours: linkHours }) },
      { kind: 'small', text: t('link.notYou') },
    ],
  }
})
