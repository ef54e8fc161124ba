import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { newToken, sha256 } from '#base/server/tokens.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { AccountEvents } from '../../events.ts'
import { securityEmailTexts } from '../../security-email-texts.ts'
import { type End, findChanged, findOwnerOfEmail, setChangeToken } from './email-change-store.ts'

type Asked = AccountEvents['emailChangeAsked']
type Changed = AccountEvents['emailChanged']

const asDate = (moment: Temporal.Instant) => new Date(moment.epochMilliseconds)

/** Makes the link of one end, and the email that carries it. An address that has an account gets one without a link, which says so. */
const confirmationEmail = (end: End, job: string) =>
  emailReaction<TransactionContext, Asked>(job, async (ctx, { changeId }) => {
    const token = newToken()
    const change = await setChangeToken(ctx.tx, ctx.now, { id: changeId, end, tokenSha256: sha256(token) })
    if (!change) return null
    const { oldEmail, newEmail, expiresAt, defaultLanguage } = change
    const owner = end === 'new' ? await findOwnerOfEmail(ctx.tx, newEmail) : undefined
    const language = owner?.defaultLanguage ?? defaultLanguage
    const t = await translatorOf(securityEmailTexts, language)
    const kind = owner ? 'emailTaken' : end === 'old' ? 'emailChangeOld' : 'emailChangeNew'
    const link: EmailBlock[] = owner
      ? [{ kind: 'button', label: t('toLogin'), url: `${ctx.env.PUBLIC_URL}${paths.login()}` }]
      : [
          { kind: 'button', label: t('confirm'), url: `${ctx.env.PUBLIC_URL}${paths.confirmEmail(token)}` },
          { kind: 'text', text: t('validity', { at: asDate(expiresAt) }) },
        ]
    return {
      deduplicationKey: `emailChange:${changeId}:${end}`,
      opensAccess: true,
      to: end === 'old' ? oldEmail : newEmail,
      language,
      subject: t(`${kind}.subject`),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t(`${kind}.text`, { newEmail }) },
        ...link,
        { kind: 'small', text: t(`${kind}.notYou`) },
      ],
    }
  })

export const emailChangeOldEmail = confirmationEmail('old', 'accounts.mailEmailChangeOld')
export const emailChangeNewEmail = confirmationEmail('new', 'accounts.mailEmailChangeNew')

/** Tells both addresses, the old one for the last time. */
const changedEmail = (end: End, job: string) =>
  emailReaction<TransactionContext, Changed>(job, async (ctx, { changeId }) => {
    const change = await findChanged(ctx.tx, changeId)
    if (!change) return null
    const { oldEmail, newEmail, changedAt, defaultLanguage: language } = change
    const t = await translatorOf(securityEmailTexts, language)
    const kind = end === 'old' ? 'emailChangedOld' : 'emailChangedNew'
    return {
      deduplicationKey: `emailChanged:${changeId}:${end}`,
      to: end === 'old' ? oldEmail : newEmail,
      language,
      subject: t(`${kind}.subject`),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t(`${kind}.text`, { newEmail }) },
        { kind: 'facts', facts: [[t('moment'), t('at', { at: asDate(changedAt) })]] },
        { kind: 'text', text: t(`${kind}.notYou`) },
      ],
    }
  })

export const emailChangedOldEmail = changedEmail('old', 'accounts.mailEmailChangedOld')
export const emailChangedNewEmail = changedEmail('new', 'accounts.mailEmailChangedNew')
