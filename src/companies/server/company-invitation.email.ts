import { companyTypes } from '#accounts/customer-type.ts'
import { fullCompanyName } from '#accounts/greeting.ts'
import { findAccountByEmail } from '#accounts/server/account-store.ts'
import { createMailedLink, revokeCompanyInvitationLinks } from '#accounts/server/mailed-link-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { invitationDays } from '../company.ts'
import { companyEmailTexts } from '../email-texts.ts'
import type { CompanyEvents } from '../events.ts'
import { findCompany } from './company-store.ts'
import { findInvitation, type StoredInvitation } from './invitation-store.ts'

/** The link that opens the account; where the address has one, the link by which its owner joins, or what they can do. A closed account gets no email. */
export const companyInvitationEmail = emailReaction<TransactionContext, CompanyEvents['companyPersonInvited']>(
  'companies.mailInvitation',
  async (ctx, { invitationId, at }) => {
    const invitation = await findInvitation(ctx.tx, invitationId)
    const company = invitation && (await findCompany(ctx.tx, invitation.companyId))
    if (!company) return null
    const account = await findAccountByEmail(ctx.tx, invitation.email)
    const about = { ...invitation, at, company: fullCompanyName(company.name, company.businessForm) }
    if (account && !account.enabled) return null
    // A business login may act for this company too (decision 112); a private one, or an employee's, stays what it is.
    if (account && !companyTypes.includes(account.customerType)) return hasAccount(about)
    return linkOf(ctx, about, account === undefined ? 'invitation' : 'join')
  },
)

type About = StoredInvitation & { readonly at: string; readonly company: string }

async function linkOf(ctx: TransactionContext, { id, at, email, language, company, role }: About, how: 'invitation' | 'join') {
  // By the moment of inviting, not of this run: a repeated job must not kill the link its first run has mailed.
  await revokeCompanyInvitationLinks(ctx.tx, ctx.now, id, Temporal.Instant.from(at))
  const token = await createMailedLink(ctx.tx, ctx.now, { purpose: 'companyInvitation', companyInvitationId: id })
  const t = await translatorOf(companyEmailTexts, language)
  return {
    deduplicationKey: `companyInvitation:${id}:${at}`,
    opensAccess: true,
    to: email,
    language,
    subject: t('invitation.subject', { company }),
    blocks: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(`${how}.text`, { company, role: t(`role.${role}`) }) },
      { kind: 'button', label: t(`${how}.button`), url: `${ctx.env.PUBLIC_URL}${paths.companyInvitation(token)}` },
      { kind: 'text', text: t('invitation.validity', { days: invitationDays }) },
      { kind: 'small', text: t(`${how}.notYou`) },
    ],
  } as const
}

async function hasAccount({ id, at, email, language, company }: About) {
  const t = await translatorOf(companyEmailTexts, language)
  return {
    deduplicationKey: `companyInvitation:${id}:${at}`,
    to: email,
    language,
    subject: t('invitation.subject', { company }),
    blocks: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('hasAccount.text', { company }) },
      { kind: 'text', text: t('hasAccount.whatNow') },
      { kind: 'small', text: t('hasAccount.notYou') },
    ],
  } as const
}
