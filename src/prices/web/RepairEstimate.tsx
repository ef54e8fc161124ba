import { Card } from '#base/web/kit/Card.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { pricesApi } from '../prices.api.ts'
import { priceTexts } from '../texts.ts'
import { CalculatedParts, CalculatedSum } from './CalculatedRepair.tsx'
import styles from './RepairEstimate.module.css'

type Props = {
  readonly device: { readonly brandId: number; readonly productGroupId: number; readonly productTypeId: number | null }
  readonly failureOptionIds: readonly number[]
}

/** What the chosen faults are expected to cost. Nothing while it is not known: no field waits for it. */
export function RepairEstimate({ device, failureOptionIds }: Props) {
  const t = useTexts(priceTexts)
  const { data } = useCall(pricesApi.calculateRepair, { body: { ...device, failureOptionIds: [...failureOptionIds].sort() } })
  if (!data) return null
  return (
    <Card as="aside" aria-labelledby="estimate">
      <h2 id="estimate" className={styles.title}>
        {t('estimate.title')}
      </h2>
      <CalculatedSum calculation={data} />
      <details className={styles.parts}>
        <summary>{t('estimate.details')}</summary>
        <CalculatedParts calculation={data} />
      </details>
    </Card>
  )
}
