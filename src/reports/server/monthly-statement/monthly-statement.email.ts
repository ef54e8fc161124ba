import { fullCompanyName, greetingName } from '#accounts/greeting.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { findCompany } from '#companies/server/company-store.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { monthInWords } from '#requests/in-words.ts'
import { forintIn } from '#site/figures.ts'
import { reportEmailTexts } from '../../email-texts.ts'
import type { ReportEvents } from '../../events.ts'
import { maxRows } from '../../report.ts'
import { listRequests } from '../figures/count-store.ts'
import { listedRequest } from '../figures/counts.ts'
import { reportFile } from '../report-file.ts'
import { figuresOfMonth } from './figures-of-month.ts'

/** Tells an administrator what the month was like; of a company nothing happened to there is nothing to tell. */
export const monthlyStatementEmail = emailReaction<TransactionContext, ReportEvents['companyMonthEnded']>(
  'reports.mailMonthlyStatement',
  async (ctx, { companyId, accountId, month }) => {
    const company = await findCompany(ctx.tx, companyId)
    const account = await findAccount(ctx.tx, accountId)
    const figures = company && account && (await figuresOfMonth(ctx, companyId, month))
    if (!figures) return null
    const language = account.defaultLanguage
    const t = await translatorOf(reportEmailTexts, language)
    const forint = forintIn(language)
    const inWords = monthInWords(language, month)
    const { promises, costs, unpaid, period } = figures
    const requests = (await listRequests(ctx.tx, figures.scope, { size: maxRows })).slice(0, maxRows).map(listedRequest)
    const list = await reportFile({ language }, { report: 'requestList', ...period, rows: requests, next: null }, 'csv')
    return {
      deduplicationKey: `monthlyStatement:${companyId}:${month}:${accountId}`,
      to: account.email,
      language,
      subject: t('statement.subject', { month: inWords, company: fullCompanyName(company.name, company.businessForm) }),
      blocks: [
        { kind: 'text', text: t('greeting', { name: greetingName(account, language) }) },
        { kind: 'text', text: t('statement.lead', { month: inWords }) },
        {
          kind: 'facts',
          facts: [
            [t('statement.received'), String(figures.received)],
            [t('statement.repaired'), String(figures.repaired)],
            [t('statement.open'), String(figures.open)],
            [t('statement.old'), String(figures.old)],
            ...(promises.percent === null
              ? []
              : [
                  [
                    t('statement.promises'),
                    t('statement.kept', { kept: String(promises.kept), due: String(promises.due), percent: String(promises.percent) }),
                  ] as const,
                ]),
            [t('statement.invoiced'), forint(figures.invoiced)],
            [t('statement.unpaid'), t('statement.unpaidIs', { count: unpaid.count, amount: forint(unpaid.gross) })],
          ],
        },
        ...(costs.length === 0
          ? []
          : [
              { kind: 'heading' as const, text: t('statement.costs') },
              {
                kind: 'list' as const,
                items: costs.map(({ code, name, requests: count, gross }) =>
                  t('statement.cost', { name: code === null ? t('statement.noCostCentre') : `${code} ${name}`, amount: forint(gross), count }),
                ),
              },
            ]),
        { kind: 'text', text: t('statement.more') },
        { kind: 'button', label: t('statement.button'), url: `${ctx.env.PUBLIC_URL}${paths.reports()}` },
        { kind: 'small', text: t('statement.off') },
      ],
      attachments: [{ name: list.name, mediaType: list.mediaType, base64: Buffer.from(list.body).toString('base64') }],
    }
  },
)
