import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { Place } from '../../place.ts'
import type { ListedStoreDevice } from '../../store-device.ts'
import { storeTexts } from '../../texts.ts'
import styles from '../counter.module.css'

const tones = {
  atCounter: 'accent',
  ordered: 'soft',
  withCourier: 'soft',
  atWorkshop: 'plain',
  onWayBack: 'soft',
  back: 'accent',
  handedOver: 'plain',
  ended: 'plain',
} as const

export function PlaceBadge({ place }: { readonly place: Place }) {
  const t = useTexts(storeTexts)
  return <Badge tone={tones[place]}>{t(`places.${place}`)}</Badge>
}

/** Cards, each with its place. */
export function DeviceList({ devices }: { readonly devices: readonly ListedStoreDevice[] }) {
  const t = useTexts(storeTexts)
  return (
    <List variant="cards" className={styles.devices} aria-label={t('counter.list')}>
      {devices.map((device) => (
        <Card as="li" key={device.crmRequestId} isDense>
          <p className={styles.top}>
            <Link className={styles.number} to={paths.counterDevice(device.crmRequestId)}>
              {device.requestNumber}
            </Link>
            <PlaceBadge place={device.place} />
          </p>
          <p>
            <strong>{device.device}</strong>
          </p>
          <FactList
            variant="dense"
            facts={[
              [t('device.customer'), device.customer],
              [t('device.identifier'), device.identifier],
              [t('device.takenAt'), <DateText key="at" at={device.takenAt} />],
              [t('device.batch'), device.batch],
            ]}
          />
        </Card>
      ))}
    </List>
  )
}
