import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { CompensationRow } from '#compensations/compensation.ts'
import { compensationsApi } from '#compensations/compensations.api.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { MoneyHead } from '../parts/MoneyHead.tsx'
import { NoteForm } from '../parts/NoteForm.tsx'
import { PayCompensation } from './PayCompensation.tsx'

type Props = { readonly row: CompensationRow; readonly onChanged: (words: string) => Promise<void> }

/** One compensation: who is paid what and why, where to and by when; and what may be done about it. */
export function CompensationItem({ row, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const { crmRequestId, amount, customer, leg, why, decidedAt, account, holder, dueOn, isLate, paidOn, reference } = row
  return (
    <Card as="li" isDense className={styles.item} edge={isLate ? 'danger' : undefined}>
      <MoneyHead row={{ invoiceNumber: formatRequestNumber(crmRequestId), crmRequestId, amount }} />
      {isLate && (
        <p>
          <Badge tone="danger">{t('compensations.late')}</Badge>
        </p>
      )}
      <FactList
        variant="dense"
        facts={[
          [t('compensations.customer'), customer],
          [t('compensations.account'), account],
          [t('compensations.holder'), holder],
          [t('compensations.dueOn'), dueOn === null || paidOn !== null ? null : <DateText key="due" day={dueOn} />],
          [t('compensations.paidOn'), paidOn === null ? null : <DateText key="paid" day={paidOn} />],
          [t('compensations.reference'), reference],
          [t('compensations.why'), `${t(`compensations.leg.${leg}`)}: ${why}`],
          [t('compensations.decided'), <DateText key="decided" at={decidedAt} />],
        ]}
      />
      <CompensationActions row={row} onChanged={onChanged} />
    </Card>
  )
}

function CompensationActions({ row, onChanged }: Props) {
  const t = useTexts(financeTexts)
  const { step, begin, leave, onto } = useOpenStep<'pay' | 'takeBack'>()
  const [idempotencyKey] = useState(newKey)
  const { crmRequestId, version, account, paidOn, mayTakeBack } = row
  const mayPay = account !== null && paidOn === null
  if (step === 'pay')
    return (
      <HeldForm>
        {mayPay && <PayCompensation key={version} row={row} onDone={() => onChanged(t('compensations.paidNews'))} onCancel={leave} />}
      </HeldForm>
    )
  if (step === 'takeBack')
    return (
      <HeldForm>
        {mayTakeBack && (
          <NoteForm
            id={`take-back-${crmRequestId}`}
            schema={compensationsApi.takeBackCompensation.body.omit({ version: true })}
            hint={t('compensations.takeBackHint')}
            send={({ note }) =>
              call(compensationsApi.takeBackCompensation, { params: { id: crmRequestId }, body: { version, note }, idempotencyKey })
            }
            onDone={() => onChanged(t('compensations.takenBack'))}
            onCancel={leave}
          />
        )}
      </HeldForm>
    )
  if (!mayPay && !mayTakeBack) return null
  return (
    <Actions>
      {mayPay && (
        <Button ref={onto('pay')} onClick={() => begin('pay')}>
          {t('compensations.pay')}
        </Button>
      )}
      {mayTakeBack && (
        <Button ref={onto('takeBack')} variant="quiet" onClick={() => begin('takeBack')}>
          {t('compensations.takeBack')}
        </Button>
      )}
    </Actions>
  )
}
