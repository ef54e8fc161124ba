import { groupBankAccount } from '#accounts/bank-account-in-words.ts'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { transfersApi } from '#payments/transfers.api.ts'
import type { TransferRow } from '#payments/transfers.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { InvoiceLink } from '../parts/InvoiceLink.tsx'
import { NoteForm } from '../parts/NoteForm.tsx'
import { ConfirmTransfer, isSurplus } from './ConfirmTransfer.tsx'
import { ReturnTransfer } from './ReturnTransfer.tsx'

type Props = { readonly transfer: TransferRow; readonly onChanged: (words: string) => Promise<void> }

/** One transfer: who sent what, what it seems to pay or has paid, and what may be done about it. */
export function TransferItem({ transfer, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { bookedOn, amount, payerName, payerAccount, text, over, note, proposal, parts, state, returned, returnNote } = transfer
  return (
    <Card as="li" isDense className={styles.item} edge={proposal?.certainty === 'certain' ? 'accent' : undefined}>
      <p className={styles.top}>
        <strong>{payerName ?? t('transfers.noPayer')}</strong>
        <span className={styles.sum}>
          <Money forint={amount} />
        </span>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('transfers.booked'), <DateText key="day" day={bookedOn} />],
          [t('transfers.account'), payerAccount && groupBankAccount(payerAccount)],
          [t('transfers.text'), text],
        ]}
      />
      {proposal && (
        <div>
          <p>
            <Badge tone={proposal.certainty === 'certain' ? 'accent' : 'plain'}>{t(`transfers.certainty.${proposal.certainty}`)}</Badge>{' '}
            {t(`transfers.reason.${proposal.reason}`)}
          </p>
          <Parts parts={proposal.parts} />
          {proposal.parts.length > 0 && proposal.over > 0 && <p>{t('transfers.over', { amount: formats.forint(proposal.over) })}</p>}
        </div>
      )}
      <Parts parts={parts} />
      {state === 'dismissed' && <p>{t('transfers.dismissed', { note })}</p>}
      {state === 'confirmed' && note !== '' && <p>{note}</p>}
      {state === 'confirmed' && over > 0 && (
        <p>{returned ? t('transfers.returned', { note: returnNote }) : t('transfers.over', { amount: formats.forint(over) })}</p>
      )}
      <TransferActions transfer={transfer} onChanged={onChanged} />
    </Card>
  )
}

function Parts({ parts }: Pick<TransferRow, 'parts'>) {
  if (parts.length === 0) return null
  return (
    <ul className={styles.parts}>
      {parts.map(({ invoiceId, number, crmRequestId, buyer, amount }) => (
        <li key={invoiceId} className={styles.part}>
          <span>
            <InvoiceLink number={number} crmRequestId={crmRequestId} /> · {buyer}
          </span>
          <Money forint={amount} />
        </li>
      ))}
    </ul>
  )
}

function TransferActions({ transfer, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const { step, begin, leave, onto } = useOpenStep<'confirm' | 'dismiss' | 'return'>()
  const params = { id: transfer.id }
  const noted = () => onChanged(t('transfers.done'))
  const confirmed = (asSurplus: boolean) => onChanged(t(asSurplus ? 'transfers.confirmedSurplus' : 'transfers.confirmed'))
  const isToReturn = transfer.over > 0 && !transfer.returned
  if (step === 'confirm') return <ConfirmTransfer transfer={transfer} onDone={confirmed} onCancel={leave} />
  if (step === 'dismiss')
    return (
      <HeldForm>
        <NoteForm
          id={`dismiss-${transfer.id}`}
          schema={transfersApi.dismissTransfer.body}
          hint={t('transfers.noteHint')}
          send={(body) => call(transfersApi.dismissTransfer, { params, body })}
          onDone={noted}
          onCancel={leave}
        />
      </HeldForm>
    )
  if (step === 'return')
    return (
      <HeldForm>
        <ReturnTransfer transfer={transfer} onDone={noted} onCancel={leave} />
      </HeldForm>
    )
  if (isToReturn)
    return (
      <Button ref={onto('return')} onClick={() => begin('return')}>
        {t('transfers.noteReturn')}
      </Button>
    )
  if (transfer.proposal === null) return null
  const isProposed = transfer.proposal.parts.length > 0
  const isTooMuch = isProposed && isSurplus(transfer)
  return (
    <Actions>
      <Button ref={onto('confirm')} variant={isProposed && !isTooMuch ? 'main' : 'quiet'} onClick={() => begin('confirm')}>
        {t(isTooMuch ? 'transfers.confirmSurplus' : isProposed ? 'transfers.confirm' : 'transfers.choose')}
      </Button>
      <Button ref={onto('dismiss')} variant="quiet" onClick={() => begin('dismiss')}>
        {t('transfers.dismiss')}
      </Button>
    </Actions>
  )
}
