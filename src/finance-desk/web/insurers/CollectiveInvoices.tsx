import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { collectiveApi } from '#invoices/collective.api.ts'
import type { CollectiveInvoice } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { InvoiceStatus } from '../parts/InvoiceStatus.tsx'
import { CancelCollective } from './CancelCollective.tsx'

type Props = {
  readonly invoices: readonly CollectiveInvoice[]
  readonly month: string
  readonly mayIssue: boolean
  /** Null: it was refused, and what is shown may be old. */
  readonly onChanged: (what: 'issued' | 'cancelled' | null) => Promise<unknown>
}

/** What an insurer was sent for a month: its collective invoice, and what was cancelled before. */
export function CollectiveInvoices({ invoices, ...rest }: Props) {
  return (
    <List variant="rows">
      {invoices.map((invoice) => (
        <li key={invoice.id} className={styles.item}>
          <Collective invoice={invoice} {...rest} />
        </li>
      ))}
    </List>
  )
}

type One = Omit<Props, 'invoices'> & { readonly invoice: CollectiveInvoice }

function Collective({ invoice, month, mayIssue, onChanged }: One) {
  const t = useTexts(financeTexts)
  const { step, begin, leave, onto } = useOpenStep<'cancel'>()
  const [problem, setProblem] = useState<string | null>(null)
  const { id, kind, number, createdAt, dueOn, gross, outstanding, waiting, hasDocument } = invoice
  const isFinal = kind === 'final'
  const save = () => {
    setProblem(null)
    saveFile(collectiveApi.getCollectiveDocument, { params: { invoiceId: id } }).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error
      setProblem(error.message)
    })
  }
  return (
    <>
      <p className={styles.top}>
        <span>
          <strong>{number === null ? t('invoices.noNumber') : <Unbroken>{number}</Unbroken>}</strong> ·{' '}
          {t(isFinal ? 'insurers.collective' : 'kind.storno')}
        </span>
        <InvoiceStatus invoice={invoice} />
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('column.gross'), <Money key="gross" forint={gross} />],
          [t('column.outstanding'), outstanding > 0 ? <Money key="rest" forint={outstanding} /> : null],
          [t('column.created'), <DateText key="created" at={createdAt} as="dayOf" />],
          [t('column.due'), isFinal ? <DateText key="due" day={dueOn} /> : null],
          [t('toInvoice.said'), waiting?.lastError ?? null],
        ]}
      />
      <ErrorText>{problem}</ErrorText>
      {step && !invoice.cancelled ? (
        <CancelCollective invoice={invoice} onDone={() => onChanged('cancelled')} onBack={leave} />
      ) : (
        <Actions>
          {hasDocument && (
            <Button variant="quiet" onClick={save}>
              {t('insurers.document')}
            </Button>
          )}
          {mayIssue && waiting && isFinal && <Again invoice={invoice} month={month} onChanged={onChanged} />}
          {mayIssue && isFinal && number !== null && !invoice.cancelled && (
            <Button ref={onto('cancel')} variant="quiet" onClick={() => begin('cancel')}>
              {t('insurers.cancel')}
            </Button>
          )}
        </Actions>
      )}
    </>
  )
}

/** What is stuck is tried again; a storno the clock tries by itself. */
function Again({ invoice: { insurerId }, month, onChanged }: Pick<One, 'invoice' | 'month' | 'onChanged'>) {
  const t = useTexts(financeTexts)
  const send = useSend(collectiveApi.issueCollective)
  return (
    <>
      <SendButton
        variant="quiet"
        isSending={send.isPending}
        onClick={() =>
          !send.isPending &&
          send.mutate({ params: { insurerId }, body: { month } }, { onSettled: (_answer, refusal) => onChanged(refusal ? null : 'issued') })
        }
      >
        {t('toInvoice.again')}
      </SendButton>
      <ErrorText>{send.error?.message}</ErrorText>
    </>
  )
}
