import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { transfersApi } from '#payments/transfers.api.ts'
import type { TransferRow } from '#payments/transfers.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { FindInvoice } from './FindInvoice.tsx'

/** An invoice the transfer is to pay, and the amount as it is typed. */
type Chosen = {
  readonly invoiceId: number
  readonly number: string
  readonly buyer: string
  readonly outstanding: number
  readonly typed: string
  /** It was paid already: what comes is too much. */
  readonly isSurplus: boolean
}

type Props = { readonly transfer: TransferRow; readonly onDone: (isSurplus: boolean) => unknown; readonly onCancel: () => void }

/** What a transfer pays: the proposal, which an employee may change before the last word. */
export function ConfirmTransfer({ transfer, onDone, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const sending = useSend(transfersApi.confirmTransfer)
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    (transfer.proposal?.parts ?? []).map(({ amount, ...part }) => ({ ...part, typed: String(amount), isSurplus: isSurplus(transfer) })),
  )
  const isAnySurplus = chosen.some((one) => one.isSurplus)
  const left = transfer.amount - chosen.reduce((sum, { typed }) => sum + forintsTyped(typed), 0)
  const isWrong = left < 0 || chosen.some(({ typed }) => forintsTyped(typed) <= 0)

  const type = (invoiceId: number, typed: string) => setChosen(chosen.map((one) => (one.invoiceId === invoiceId ? { ...one, typed } : one)))
  const confirm = () => {
    if (isWrong) return
    const parts = chosen.map(({ invoiceId, typed, isSurplus }) => ({ invoiceId, amount: forintsTyped(typed), isSurplus }))
    sending.mutate({ params: { id: transfer.id }, body: { parts, note: '' } }, { onSuccess: () => onDone(isAnySurplus) })
  }
  return (
    <ConfirmStep
      title={t('transfers.confirmTitle')}
      confirm={t(isAnySurplus ? 'transfers.confirmSurplus' : 'transfers.confirm')}
      isPending={sending.isPending}
      error={sending.error}
      onConfirm={confirm}
      onBack={onCancel}
    >
      <ul className={styles.parts}>
        {chosen.map(({ invoiceId, number, buyer, outstanding, typed, isSurplus }) => (
          <li key={invoiceId} className={styles.part}>
            <span>
              {number} · {buyer}{' '}
              <span className={styles.detail}>
                {isSurplus ? t('transfers.surplus') : t('transfers.owed', { amount: formats.forint(outstanding) })}
              </span>
            </span>
            <span className={styles.amount}>
              <TextField
                name={`amount-${invoiceId}`}
                inputMode="numeric"
                autoComplete="off"
                label={t('transfers.partAmount', { number })}
                value={typed}
                onChange={({ currentTarget }) => type(invoiceId, currentTarget.value)}
              />
            </span>
            <Button variant="link" onClick={() => setChosen(chosen.filter((one) => one.invoiceId !== invoiceId))}>
              {t('transfers.remove', { number })}
            </Button>
          </li>
        ))}
      </ul>
      {isAnySurplus && <Note tone="warning">{t('transfers.surplusTwice')}</Note>}
      <FindInvoice
        name={String(transfer.id)}
        state="open"
        label={t('transfers.addInvoice')}
        add={(number) => t('transfers.add', { number })}
        isChosen={({ id }) => chosen.some((one) => one.invoiceId === id)}
        choose={({ id, number, buyer, outstanding }) =>
          setChosen([
            ...chosen,
            { invoiceId: id, number, buyer, outstanding, typed: String(Math.max(0, Math.min(outstanding, left))), isSurplus: false },
          ])
        }
      />
      <p role="status">{left >= 0 && t('transfers.left', { amount: formats.forint(left) })}</p>
      <ErrorText>{left < 0 ? t('transfers.tooMuch') : null}</ErrorText>
    </ConfirmStep>
  )
}

/** What it names was paid already, or is by an earlier one. */
export const isSurplus = ({ proposal }: Pick<TransferRow, 'proposal'>): boolean => proposal?.reason === 'alreadyPaid'

/** Whole forints in digits and blanks; anything else is none. */
const forintsTyped = (typed: string): number => {
  const digits = typed.replace(/\s/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0
}
