import type { Output } from '#base/endpoint.ts'
import { unbrokenHours } from '#base/unbroken-hours.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { company } from '#site/company.ts'
import { courierApi } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'
import styles from './courier.module.css'
import { Legs } from './Legs.tsx'
import { useWhen } from './use-when.ts'

type Props = { readonly requestId: number }

/** Where the customer's parcel is, both ways, and what to do when the courier came in vain. Nothing before a courier is ordered. */
export function ShipmentPanel({ requestId }: Props) {
  const { data, error, refetch } = useCall(courierApi.listShipments, { params: { id: requestId } })
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  if (!data || (data.shipments.length === 0 && !data.chooseAgain)) return null
  return <CustomersParcels carried={data} />
}

type Carried = Output<typeof courierApi.listShipments>

export function CustomersParcels({ carried }: { readonly carried: Carried }) {
  const t = useTexts(courierTexts)
  return (
    <Card edge="accent" aria-labelledby="parcels">
      <h2 id="parcels">{t('customer.title')}</h2>
      <Trouble carried={carried} />
      <Legs shipments={carried.shipments} names={{ in: t('customer.legs.in'), out: t('customer.legs.out') }} />
    </Card>
  )
}

/** What failed, and what the customer does about it. */
function Trouble({ carried: { shipments, chooseAgain, talkNeeded, needsNewDelivery } }: { readonly carried: Carried }) {
  const t = useTexts(courierTexts)
  const when = useWhen()
  const [last] = shipments
  if (chooseAgain)
    return (
      <Note as="div" tone="warning">
        <p>{t('customer.choose')}</p>
        {/* The card of the pickup, where a day is chosen, stands on the same page. */}
        <a href="#pickup" className={styles.track}>
          {t('customer.chooseLink')}
        </a>
      </Note>
    )
  // The card where it is chosen stands above.
  if (needsNewDelivery && last?.leg === 'out' && last.status === 'RETURNED') return null
  if (talkNeeded)
    return (
      <Note as="div" tone="warning">
        <p>{unbrokenHours(t('customer.talk', company.openingHours))}</p>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`} className={styles.track}>
          {company.phone}
        </a>
      </Note>
    )
  if (last?.leg === 'in' && last.attempt > 1 && last.status === 'PICKUP_ORDERED')
    return <Note tone="warning">{t('customer.again', { when: when(last) })}</Note>
  if (last?.leg === 'out' && last.status === 'FAILED') return <Note tone="warning">{t('customer.deliveryAgain')}</Note>
  return null
}
