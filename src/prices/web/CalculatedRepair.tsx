import { fromTo } from '#base/from-to.ts'
import { useFormats } from '#base/web/formats.ts'
import { FactList } from '#base/web/kit/FactList.tsx'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { RepairCalculation } from '../repair-calculation.ts'
import { priceTexts } from '../texts.ts'
import styles from './RepairEstimate.module.css'

type Shown = { readonly calculation: RepairCalculation }

/** What everything together is expected to cost, or that it needs an inspection. */
export function CalculatedSum({ calculation: { total, inspectionNeeded, inspectionFee } }: Shown) {
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

/** Line by line, with the delivery, the days and how far it may be relied on. */
export function CalculatedParts({ calculation: { lines, delivery, expectedRepairWorkingDays, priceListDate, note, total } }: Shown) {
  const t = useTexts(priceTexts)
  const { day } = useFormats()
  const [from, to] = expectedRepairWorkingDays
  return (
    <>
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
    </>
  )
}
