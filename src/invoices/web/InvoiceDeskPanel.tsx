import type { ReactNode } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { asksForMoney } from '../invoice.ts'
import { type InvoicesOfRequest, invoicesApi, type ShownInvoice } from '../invoices.api.ts'
import { invoiceTexts } from '../texts.ts'
import { CancelInvoice } from './CancelInvoice.tsx'
import { ChargeWithdrawal } from './ChargeWithdrawal.tsx'
import { ChooseMethod } from './ChooseMethod.tsx'
import { CorrectInvoice } from './CorrectInvoice.tsx'
import { InvoiceFacts, useInvoiceWords } from './InvoiceFacts.tsx'

type Props = {
  readonly requestId: number
  readonly onChanged: () => unknown
  /** How an invoice was tried to be paid on line. */
  readonly paymentsOf: (invoiceId: number) => ReactNode
}

/** The invoices of a request at the desk: how their provider stands, what is stuck and why, issuing by hand, storno and correction. */
export function InvoiceDeskPanel({ requestId, onChanged, paymentsOf }: Props) {
  const { data, error, refetch } = useCall(invoicesApi.listInvoices, { params: { id: requestId } }, { staleTime: 0 })
  if (error?.status === 403) return null
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data || (data.invoices.length === 0 && !data.desk?.mayIssue && data.desk?.withdrawalUpTo == null)) return null

  async function changed() {
    await readAgain(invoicesApi.listInvoices)
    await onChanged()
  }

  return <DeskInvoices requestId={requestId} known={data} onChanged={changed} paymentsOf={paymentsOf} />
}

type DeskProps = Pick<Props, 'requestId' | 'paymentsOf'> & { readonly known: InvoicesOfRequest; readonly onChanged: () => Promise<void> }

function DeskInvoices({ requestId, known, onChanged, paymentsOf }: DeskProps) {
  const t = useTexts(invoiceTexts)
  const issue = useSend(invoicesApi.issueInvoices)
  const { news, tell, forget } = useNews()
  const isInvoiced = known.invoices.some(({ cancelled, kind }) => !cancelled && kind !== 'storno')

  async function issueNow() {
    forget()
    await issue.mutateAsync({ params: { id: requestId }, body: {} }).then(
      () => tell(t('desk.issued')),
      () => undefined,
    )
    await onChanged()
  }

  return (
    <Card edge="accent" aria-labelledby="desk-invoices">
      <h2 id="desk-invoices">{t('desk.title')}</h2>
      <News news={news} />
      {known.desk?.mayIssue && (
        <>
          {!isInvoiced && <Note tone="warning">{t('desk.owes')}</Note>}
          <Actions>
            <SendButton isSending={issue.isPending} onClick={() => void issueNow()}>
              {t('desk.issue')}
            </SendButton>
          </Actions>
        </>
      )}
      <ErrorText>{issue.error?.message}</ErrorText>
      {known.desk !== null && known.desk.withdrawalUpTo !== null && (
        <ChargeWithdrawal
          requestId={requestId}
          upTo={known.desk.withdrawalUpTo}
          onDone={async () => {
            await onChanged()
            tell(t('desk.issued'))
          }}
        />
      )}
      {known.invoices.map((invoice) => (
        <DeskInvoice
          key={invoice.id}
          invoice={invoice}
          payments={asksForMoney(invoice.kind) && invoice.number !== null ? paymentsOf(invoice.id) : null}
          onDone={async (what) => {
            await onChanged()
            tell(t(`desk.${what}`))
          }}
        />
      ))}
      {known.mayChoose && known.invoices.length > 0 && (
        <ChooseMethod requestId={requestId} offered={known.paymentMethods} chosen={known.paymentMethod} atDesk />
      )}
    </Card>
  )
}

type OneProps = {
  readonly invoice: ShownInvoice
  readonly payments: ReactNode
  readonly onDone: (what: 'cancelled' | 'corrected') => Promise<void>
}

/** How far its provider has come with a document. */
const stateOf = ({ number, document, desk }: ShownInvoice) =>
  number === null ? (desk?.tries ? 'asked' : 'waiting') : document === null ? 'noDocument' : 'done'

function DeskInvoice({ invoice, payments, onDone }: OneProps) {
  const t = useTexts(invoiceTexts)
  const { nameOf } = useInvoiceWords()
  const { step, begin, leave, end, onto } = useOpenStep<'cancel' | 'correct'>()
  const done = (what: 'cancelled' | 'corrected') => async () => {
    await onDone(what)
    end()
  }
  const isOpenToChange = invoice.desk !== null && invoice.kind === 'final' && !invoice.cancelled && invoice.number !== null

  return (
    <>
      <InvoiceFacts invoice={invoice} inNewTab>
        {invoice.desk && (
          <FactList
            variant="page"
            facts={[
              [
                t('desk.provider'),
                t(`desk.state.${stateOf(invoice)}`, { provider: t(`desk.providers.${invoice.desk.provider}`), tries: invoice.desk.tries }),
              ],
            ]}
          />
        )}
        {payments}
      </InvoiceFacts>
      {invoice.desk?.lastError && <Note tone="danger">{t('desk.stuck', { error: invoice.desk.lastError })}</Note>}
      {step === 'cancel' && <CancelInvoice invoice={invoice} onDone={done('cancelled')} onBack={leave} />}
      {step === 'correct' && <CorrectInvoice invoice={invoice} onDone={done('corrected')} onBack={leave} />}
      {step === null && isOpenToChange && (
        <Actions>
          <Button ref={onto('cancel')} variant="quiet" onClick={() => begin('cancel')} aria-label={`${t('desk.cancel')}: ${nameOf(invoice)}`}>
            {t('desk.cancel')}
          </Button>
          {invoice.status === 'paid' && invoice.grossPrice + invoice.corrected > 0 && (
            <Button ref={onto('correct')} variant="quiet" onClick={() => begin('correct')} aria-label={`${t('desk.correct')}: ${nameOf(invoice)}`}>
              {t('desk.correct')}
            </Button>
          )}
        </Actions>
      )}
    </>
  )
}
