import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { personalDataEmailTexts } from '../../email-texts.ts'
import type { PersonalDataEvents } from '../../events.ts'
import { createDataLink } from '../link-store.ts'
import { findPersonOfAccount } from '../person/person-store.ts'
import { exportHours, findExport } from './export-store.ts'

/** The copy can be fetched: by whoever logs in, or without an account by the link of this letter. */
export const exportReadyEmail = emailReaction<TransactionContext, PersonalDataEvents['dataExportReady']>(
  'personalData.mailExportReady',
  async (ctx, { exportId }) => {
    const found = await findExport(ctx.tx, exportId)
    if (!found?.readyAt) return null
    const to = found.address ?? (await findPersonOfAccount(ctx.tx, found.accountId ?? 0))?.addresses[0]
    if (!to) return null
    const t = await translatorOf(personalDataEmailTexts, found.language)
    const path = found.address === null ? paths.myData() : paths.myDataByLink(await createDataLink(ctx.tx, ctx.now, found.address))
    return {
      deduplicationKey: `dataExportReady:${exportId}`,
      opensAccess: true,
      to,
      language: found.language,
      subject: t('ready.subject'),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t('ready.text') },
        ...(found.missingFiles > 0 ? [{ kind: 'text' as const, text: t('ready.missing', { n: found.missingFiles }) }] : []),
        { kind: 'button', label: t('ready.button'), url: `${ctx.env.PUBLIC_URL}${path}` },
        { kind: 'text', text: t('ready.validity', { hours: exportHours }) },
        { kind: 'small', text: t('ready.notYou') },
      ],
    }
  },
)
