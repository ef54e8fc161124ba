import { call } from '#base/web/call.ts'
import { HeldRows } from '#base/web/forms/HeldForm.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paymentsApi } from '#payments/payments.api.ts'
import { financeTexts } from '../texts.ts'
import styles from './finance.module.css'
import { FinanceFrame } from './parts/FinanceFrame.tsx'
import { AskRefund } from './refunds/AskRefund.tsx'
import { IssueItem } from './refunds/IssueItem.tsx'
import { RefundItem } from './refunds/RefundItem.tsx'
import { SurplusList } from './surpluses/SurplusList.tsx'

/** `/iranyitopult/penzugy/visszateritesek`: payments a person must look at, money that came too much, and money that goes back, above a limit by four eyes. */
export default function RefundsPage() {
  const t = useTexts(financeTexts)
  const refunds = usePages(paymentsApi.listRefunds, {}, ({ after, size, signal }) =>
    call(paymentsApi.listRefunds, { query: { after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const issues = usePages(paymentsApi.listIssues, {}, ({ after, size, signal }) =>
    call(paymentsApi.listIssues, { query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const error = refunds.error ?? issues.error
  if (error?.status === 403) return <NoPermission page={t('section.refunds')} />
  const changed = () =>
    Promise.all([readAgain(paymentsApi.listRefunds), readAgain(paymentsApi.listIssues), readAgain(paymentsApi.listInvoicePayments)])
  const listed = refunds.pages.flatMap((page) => page.refunds)
  const toLookAt = issues.pages.flatMap((page) => page.issues)

  return (
    <FinanceFrame section="refunds" lead={t('refunds.lead')}>
      {error && <ErrorState error={error} retry={changed} />}
      <section className={styles.list}>
        <h2>{t('refunds.issues')}</h2>
        {issues.isPending && <Loading />}
        {!issues.isPending && !error && toLookAt.length === 0 && <Muted>{t('refunds.issuesNone')}</Muted>}
        <List variant="cards">
          <HeldRows rows={toLookAt} isWhole={issues.isLast}>
            {(issue) => <IssueItem issue={issue} onChanged={changed} />}
          </HeldRows>
        </List>
        <MorePages pages={issues} words={t('refunds.moreIssues')} />
      </section>
      <SurplusList onRefundAsked={changed} />
      <section className={styles.list}>
        <h2>{t('refunds.ask')}</h2>
        <AskRefund onAsked={changed} />
      </section>
      <section className={styles.list}>
        <h2>{t('refunds.list')}</h2>
        {refunds.isPending && <Loading />}
        {!refunds.isPending && !error && listed.length === 0 && <EmptyState title={t('refunds.none')} />}
        <List variant="cards">
          {listed.map((refund) => (
            <RefundItem key={refund.id} refund={refund} onChanged={changed} />
          ))}
        </List>
        <MorePages pages={refunds} words={t('refunds.more')} />
      </section>
    </FinanceFrame>
  )
}
