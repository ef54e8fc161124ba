import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownShipment } from '../courier.api.ts'
import { carrierNames } from '../shipment.ts'
import { courierTexts } from '../texts.ts'
import styles from './courier.module.css'
import { useWhen } from './use-when.ts'

type Props = { readonly shipment: ShownShipment }

const troubles: readonly ShownShipment['status'][] = ['FAILED', 'RETURNED', 'LOST']

/** How a parcel stands, who carries it and under which number; `children`: what else there is to say about how it stands. */
export function ShipmentFacts({ shipment, children }: Props & { readonly children?: ReactNode }) {
  const t = useTexts(courierTexts)
  const formats = useFormats()
  const when = useWhen()
  const { leg, status, carrier, trackingNumber, locker, cashOnDelivery, internal } = shipment
  const facts: [string, string][] = [
    [t('facts.carrier'), carrierNames[carrier]],
    ...(trackingNumber === null ? [] : [[t('facts.trackingNumber'), trackingNumber] as [string, string]]),
    // The courier comes to the workshop some time in the afternoon; only the day matters to whoever waits.
    leg === 'in' ? [t('facts.day'), when(shipment)] : [t('facts.collection'), formats.weekday(shipment.day)],
    ...(locker === null ? [] : [[t('facts.locker'), locker.point ?? locker.code] as [string, string]]),
    ...(cashOnDelivery > 0 && (internal !== null || status !== 'DELIVERED')
      ? [[t('facts.cash'), formats.forint(cashOnDelivery)] as [string, string]]
      : []),
    ...(internal && internal.compensation !== null ? [[t('facts.compensation'), formats.forint(internal.compensation)] as [string, string]] : []),
    ...(internal
      ? ([
          [t('facts.attempt'), t('facts.nth', { n: shipment.attempt })],
          [t('facts.reference'), internal.clientReference],
        ] as [string, string][])
      : []),
  ]
  return (
    <>
      <p className={styles.status} data-trouble={troubles.includes(status) || undefined}>
        {t(`status.${leg}.${status}`)}
      </p>
      {children}
      <FactList variant="dense" facts={facts} />
      <TrackingLink shipment={shipment} />
      <Events shipment={shipment} />
    </>
  )
}

/** Only a link: nothing is fetched from the courier (GAPS D8). */
function TrackingLink({ shipment: { carrier, trackingPage } }: Props) {
  const t = useTexts(courierTexts)
  if (trackingPage === null) return null
  return (
    <p>
      <a className={styles.track} href={trackingPage} target="_blank" rel="noopener noreferrer">
        {t('track', { carrier: carrierNames[carrier] })}
        <IconExternalLink size={18} aria-hidden="true" />
      </a>
    </p>
  )
}

function Events({ shipment: { leg, events } }: Props) {
  const t = useTexts(courierTexts)
  const formats = useFormats()
  if (events.length === 0) return null
  return (
    <details>
      <summary>{t('events')}</summary>
      <List as="ol" variant="events">
        {events.map(({ code, at, note }) => (
          <li key={`${code} ${at}`}>
            {t(`status.${leg}.${code}`)}
            {note && (
              <Muted as="div" isSmall>
                {note}
              </Muted>
            )}
            <time dateTime={at}>{formats.moment(at)}</time>
          </li>
        ))}
      </List>
    </details>
  )
}
