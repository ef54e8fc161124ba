import { useEffect, useState } from 'react'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { financeDeskApi } from '../../finance-desk.api.ts'
import type { ToInvoice } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { InvoiceLink } from '../parts/InvoiceLink.tsx'

/** What is owed and has no invoice, or whose invoice is stuck: why, and the button that has it issued. */
export function ToInvoiceList({ onIssued }: { readonly onIssued: () => unknown }) {
  const t = useTexts(financeTexts)
  const read = usePages(financeDeskApi.listToInvoice, {}, ({ after, size, signal }) =>
    call(financeDeskApi.listToInvoice, { query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const requests = pages.flatMap((page) => page.requests)
  const mayIssue = pages[0]?.mayIssue === true
  const { news, tell } = useNews()
  const [failed, setFailed] = useState<Pressed | null>(null)
  /** Read anew first: the row, and the button that was pressed, are gone when it is said. */
  const changed = async (pressed: Pressed, isIssued: boolean) => {
    await Promise.all([readAgain(financeDeskApi.listToInvoice), onIssued()])
    if (isIssued) tell(t('toInvoice.issued', pressed))
    else setFailed(pressed)
  }
  // Where the answer was lost, or a colleague was first, the row went with its refusal.
  useEffect(() => {
    if (!failed) return
    if (!requests.some(({ crmRequestId }) => crmRequestId === failed.id)) tell(t('toInvoice.gone', failed))
    setFailed(null)
  })
  return (
    <section className={styles.list}>
      <VisuallyHidden as="h2">{t('toInvoice.list')}</VisuallyHidden>
      <News news={news} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && requests.length === 0 && <EmptyState title={t('toInvoice.none')} />}
      {requests.length > 0 && !mayIssue && <Muted>{t('toInvoice.noKey')}</Muted>}
      <List variant="cards">
        {requests.map((request) => (
          <Waiting key={request.crmRequestId} request={request} mayIssue={mayIssue} onIssued={changed} />
        ))}
      </List>
      <MorePages pages={read} words={t('toInvoice.more')} />
    </section>
  )
}

type Pressed = { readonly id: number; readonly number: string }
type Props = {
  readonly request: ToInvoice
  readonly mayIssue: boolean
  readonly onIssued: (pressed: Pressed, isIssued: boolean) => unknown
}

function Waiting({ request: { crmRequestId, customer, since, reason, document }, mayIssue, onIssued }: Props) {
  const t = useTexts(financeTexts)
  const issue = useSend(invoicesApi.issueInvoices)
  const number = formatRequestNumber(crmRequestId)
  const issueNow = () =>
    !issue.isPending &&
    issue.mutate({ params: { id: crmRequestId }, body: {} }, { onSettled: (_answer, error) => onIssued({ id: crmRequestId, number }, !error) })
  return (
    <Card as="li" isDense className={styles.item} edge={reason === 'refused' ? 'danger' : undefined}>
      <p className={styles.top}>
        <span>
          <InvoiceLink crmRequestId={crmRequestId} number={number} /> · {customer}
        </span>
        <Badge tone={reason === 'refused' ? 'danger' : 'plain'}>{t(`toInvoice.reason.${reason}`)}</Badge>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('toInvoice.since'), <DateText key="since" at={since} />],
          [t('toInvoice.document'), document && `${t(`kind.${document.kind}`)}${document.number === null ? '' : ` ${document.number}`}`],
          [t('column.gross'), document && <Money key="gross" forint={document.gross} />],
          [t('toInvoice.tries'), document && document.tries > 0 ? String(document.tries) : null],
          [t('toInvoice.said'), document?.lastError ?? null],
        ]}
      />
      {mayIssue && (
        <Actions>
          <SendButton variant="quiet" isSending={issue.isPending} onClick={issueNow}>
            {t(document === null ? 'toInvoice.issue' : 'toInvoice.again')}
          </SendButton>
        </Actions>
      )}
      <ErrorText>{issue.error?.message}</ErrorText>
    </Card>
  )
}
