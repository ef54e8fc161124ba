import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { SurplusRow } from '#payments/surpluses.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { MoneyHead } from '../parts/MoneyHead.tsx'
import { PaymentsOf } from '../refunds/PaymentsOf.tsx'
import { MoveForm, ReturnForm } from './SurplusForms.tsx'

type Props = {
  readonly surplus: SurplusRow
  /** What is said once it is done. */
  readonly onChanged: (text: string) => void
  readonly onRefundAsked: (text: string) => void
}

/** Money that came too much for one invoice, and the ways it can go. */
export function SurplusItem({ surplus, onChanged, onRefundAsked }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<number | 'return' | 'refund'>()
  const { invoiceId, invoiceNumber, buyer, why, since, amount, byHand, targets } = surplus
  const online = amount - byHand
  const target = targets.find((one) => one.invoiceId === step)
  return (
    <Card as="li" isDense className={styles.item} edge="accent">
      <MoneyHead row={surplus} />
      <p>
        <Badge tone="accent">{t(`surpluses.why.${why}`)}</Badge>
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('column.buyer'), buyer],
          [t('surpluses.since'), <DateText key="since" at={since} />],
          [t('surpluses.byHand'), byHand > 0 && online > 0 ? formats.forint(byHand) : null],
          [t('surpluses.online'), online > 0 ? formats.forint(online) : null],
        ]}
      />
      {target && <MoveForm surplus={surplus} target={target} onDone={() => onChanged(t('surpluses.moved'))} onCancel={leave} />}
      {step === 'return' && <ReturnForm surplus={surplus} onDone={() => onChanged(t('surpluses.returned'))} onCancel={leave} />}
      {step === 'refund' && (
        <PaymentsOf
          invoice={{ id: invoiceId, number: invoiceNumber }}
          onCancel={leave}
          onAsked={(status) => onRefundAsked(t(`refunds.answer.${status}`))}
        />
      )}
      {step === null && (
        <Actions>
          {byHand > 0 &&
            targets.map((one) => (
              <Button key={one.invoiceId} ref={onto(one.invoiceId)} onClick={() => begin(one.invoiceId)}>
                {t('surpluses.move', { number: one.number })}
              </Button>
            ))}
          {byHand > 0 && (
            <Button ref={onto('return')} variant={targets.length > 0 ? 'quiet' : 'main'} onClick={() => begin('return')}>
              {t('transfers.noteReturn')}
            </Button>
          )}
          {online > 0 && (
            <Button ref={onto('refund')} variant={byHand > 0 ? 'quiet' : 'main'} onClick={() => begin('refund')}>
              {t('surpluses.refund')}
            </Button>
          )}
        </Actions>
      )}
    </Card>
  )
}
