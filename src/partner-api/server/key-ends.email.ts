import { greetingName } from '#accounts/greeting.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { dayInWords } from '#requests/in-words.ts'
import { partnerApiEmailTexts } from '../email-texts.ts'
import type { PartnerApiEvents } from '../events.ts'
import { findKey } from './key-store.ts'

/** Tells an administrator that a key ends. One that was revoked meanwhile is nobody's concern any more. */
export const keyEndsEmail = emailReaction<TransactionContext, PartnerApiEvents['apiKeyEnds']>(
  'partnerApi.mailKeyEnds',
  async (ctx, { keyId, companyId, accountId, notice }) => {
    const account = await findAccount(ctx.tx, accountId)
    if (!account) return null
    const language = account.defaultLanguage
    const key = await findKey(ctx.tx, { companyId, keyId }, language)
    if (!key || key.revokedAt !== null) return null
    const t = await translatorOf(partnerApiEmailTexts, language)
    const when = notice === 'today' ? 'today' : 'soon'
    return {
      deduplicationKey: `apiKeyEnds:${keyId}:${key.expiresAt}:${notice}:${accountId}`,
      to: account.email,
      language,
      subject: t(`keyEnds.subject.${when}`),
      blocks: [
        { kind: 'text', text: t('greeting', { name: greetingName(account, language) }) },
        { kind: 'text', text: t(`keyEnds.text.${when}`) },
        {
          kind: 'facts',
          facts: [
            [t('keyEnds.key'), key.name],
            [t('keyEnds.endsOn'), dayInWords(language, budapestDay(key.expiresAt))],
          ],
        },
        { kind: 'text', text: t('keyEnds.whatNow') },
        { kind: 'button', label: t('keyEnds.button'), url: `${ctx.env.PUBLIC_URL}${paths.partnerAccess()}` },
      ],
    }
  },
)
