import { fromTo } from '#base/from-to.ts'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { pricesApi } from '../prices.api.ts'
import type { RepairCalculation } from '../repair-calculation.ts'
import { priceTexts } from '../texts.ts'
import styles from './RepairEstimate.module.css'

type Props = {
  readonly device: { readonly brandId: number; readonly productGroupId: number; readonly productTypeId: number | null }
  readonly failureOptionIds: readonly number[]
  readonly className?: string | undefined
}

/** What the chosen faults are expected to cost. Nothing while it is not known: no field waits for it. */
export function RepairEstimate({ device, failureOptionIds, className }: Props) {
  const t = useTexts(priceTexts)
  const { data } = useCall(pricesApi.calculateRepair, { body: { ...device, failureOptionIds: [...failureOptionIds].sort() } })
  if (!data) return null
  return (
    <Card as="aside" className={className} aria-labelledby="estimate">
      <h2 id="estimate" className={styles.title}>
        {t('estimate.title')}
      </h2>
      <Sum calculation={data} />
      <Parts calculation={data} />
    </Card>
  )
}

type Shown = { readonly calculation: RepairCalculation }

function Sum({ calculation: { total, inspectionNeeded, inspectionFee } }: Shown) {
  const t = useTexts(priceTexts)
  const { forint } = useFormats()
  const inspection = t('estimate.inspectionText', { fee: forint(inspectionFee) })
  if (!total)
    return (
      <>
        <p className={styles.sum}>{t('estimate.inspection')}</p>
        <Muted>{inspection}</Muted>
      </>
    )
  return (
    <>
      <p className={styles.sum} role="status">
        <MoneyRange {...total} />
      </p>
      <Muted>{t('estimate.withDelivery')}</Muted>
      {inspectionNeeded && (
        <p>
          {t('estimate.partly')} {inspection}
        </p>
      )}
    </>
  )
}

function Parts({ calculation: { lines, delivery, expectedRepairWorkingDays, priceListDate, note, total } }: Shown) {
  const t = useTexts(priceTexts)
  const { day } = useFormats()
  const [from, to] = expectedRepairWorkingDays
  return (
    <details className={styles.parts}>
      <summary>{t('estimate.details')}</summary>
      <FactList
        facts={[
          ...lines.map(({ failureOptionId, name, price }): [string, React.ReactNode] => [
            name,
            price ? <MoneyRange key={failureOptionId} {...price} /> : t('estimate.inspection'),
          ]),
          [t('estimate.delivery'), total && <MoneyRange key="delivery" from={delivery} to={delivery} />],
        ]}
      />
      {lines.map(({ failureOptionId, note: ofLine }) => ofLine && <p key={failureOptionId}>{ofLine}</p>)}
      <p>{t('estimate.days', { days: fromTo(from, to) })}</p>
      <Muted>{note}</Muted>
      {priceListDate && <Muted>{t('estimate.date', { day: day(priceListDate) })}</Muted>}
    </details>
  )
}
