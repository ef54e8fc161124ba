import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { statusKey, statusTexts } from '#requests/status-texts.ts'
import type { ListedDevice } from '../device.ts'
import { deviceTexts } from '../texts.ts'
import styles from './devices.module.css'
import { GuaranteeText } from './GuaranteeText.tsx'

export function DeviceItem({ device }: { readonly device: ListedDevice }) {
  const t = useTexts(deviceTexts)
  const statusOf = useTexts(statusTexts)
  const { id, name, identifier, dateOfPurchase, guarantee, count, lastTime, open, replacedBy } = device
  return (
    <Card as="li" isDense>
      <h2 className={styles.name}>
        <Link to={paths.device(id)}>{name}</Link>
      </h2>
      {open && (
        <p className={styles.open}>
          <Badge tone="accent">{statusOf(statusKey(open))}</Badge>
        </p>
      )}
      <FactList
        variant="dense"
        facts={[
          [t('identifier'), identifier ?? t('noIdentifier')],
          [t('replacedBy'), replacedBy?.identifier],
          [t('bought'), dateOfPurchase && <DateText key="bought" day={dateOfPurchase} />],
          [t('guarantee'), <GuaranteeText key="guarantee" guarantee={guarantee} />],
          [t('lastTime'), <DateText key="last" at={lastTime} as="dayOf" />],
          [t('requests'), t('count', { count })],
        ]}
      />
    </Card>
  )
}
