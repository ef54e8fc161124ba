import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
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
  readonly onChanged: (text: string) => Promise<void>
  readonly onOvertaken: (sentence: string) => void
  readonly onRefundAsked: (text: string) => void
}

/** Money that came too much for one invoice, and the ways it can go. */
export function SurplusItem(props: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { surplus } = props
  const { buyer, why, since, amount, byHand } = surplus
  const online = amount - byHand
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
      <SurplusActions {...props} />
    </Card>
  )
}

function SurplusActions({ surplus, onChanged, onOvertaken, onRefundAsked }: Props) {
  const t = useTexts(financeTexts)
  const { step, begin, leave, end, onto } = useOpenStep<number | 'return' | 'refund'>()
  const { invoiceId, invoiceNumber, amount, byHand, targets } = surplus
  const target = targets.find((one) => one.invoiceId === step)
  const done = (text: string) => async () => {
    await onChanged(text)
    end()
  }
  const ends = { surplus, onCancel: leave, onOvertaken }
  // Somebody else may end what is open: the other invoice was paid, or nothing is left. Then the buttons of what is still possible come back.
  const form =
    target && byHand > 0 ? (
      <MoveForm key={target.invoiceId} {...ends} target={target} onDone={done(t('surpluses.moved'))} />
    ) : step === 'return' && byHand > 0 ? (
      <ReturnForm {...ends} onDone={done(t('surpluses.returned'))} />
    ) : step === 'refund' && amount > byHand ? (
      <PaymentsOf
        invoice={{ id: invoiceId, number: invoiceNumber }}
        onCancel={leave}
        onAsked={(status) => {
          onRefundAsked(t(`refunds.answer.${status}`))
          end()
        }}
      />
    ) : null
  return (
    <>
      <HeldForm>{form}</HeldForm>
      {form === null && (
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
          {amount > byHand && (
            <Button ref={onto('refund')} variant={byHand > 0 ? 'quiet' : 'main'} onClick={() => begin('refund')}>
              {t('surpluses.refund')}
            </Button>
          )}
        </Actions>
      )}
    </>
  )
}
