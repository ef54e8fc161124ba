import type { ReactNode } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownShipment } from '../courier.api.ts'
import type { Leg } from '../shipment.ts'
import { courierTexts } from '../texts.ts'
import styles from './courier.module.css'
import { ShipmentFacts } from './ShipmentFacts.tsx'

type Props = {
  readonly shipments: readonly ShownShipment[]
  readonly names: Readonly<Record<Leg, string>>
  /** What else there is to say about a shipment. */
  readonly about?: (shipment: ShownShipment) => ReactNode
}

/** Both ways, the later first: the present order of each, and the earlier ones folded away. */
export function Legs({ shipments, names, about }: Props) {
  const t = useTexts(courierTexts)
  return (['out', 'in'] as const).map((leg) => {
    const [present, ...earlier] = shipments.filter((shipment) => shipment.leg === leg)
    if (!present) return null
    return (
      <section key={leg} className={styles.leg} aria-label={names[leg]}>
        <h3>{names[leg]}</h3>
        <ShipmentFacts shipment={present}>{about?.(present)}</ShipmentFacts>
        {earlier.length > 0 && (
          <details>
            <summary>
              {t('earlier')} ({earlier.length})
            </summary>
            {earlier.map((shipment) => (
              <div key={shipment.id} className={styles.leg}>
                <ShipmentFacts shipment={shipment}>{about?.(shipment)}</ShipmentFacts>
              </div>
            ))}
          </details>
        )}
      </section>
    )
  })
}
