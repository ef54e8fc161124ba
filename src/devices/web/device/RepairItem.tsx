import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { stageKey, statusTexts } from '#requests/status-texts.ts'
import type { Repair } from '../../device.ts'
import { deviceTexts } from '../../texts.ts'
import styles from '../devices.module.css'
import { DeviceDocuments } from './DeviceDocuments.tsx'

/** One repair of the device: where it stands, how long it is guaranteed itself, and its documents. */
export function RepairItem({ repair }: { readonly repair: Repair }) {
  const t = useTexts(deviceTexts)
  const stage = useTexts(statusTexts)
  const formats = useFormats()
  const { crmRequestId, receivedTime, closed, warranty, documents } = repair
  return (
    <Card as="li" isDense>
      <p className={styles.top}>
        <span>
          <Link to={paths.ownRequest(crmRequestId)}>{formatRequestNumber(crmRequestId)}</Link>, <DateText at={receivedTime} as="dayOf" />
        </span>
        <Badge tone={closed ? 'plain' : 'accent'}>{stage(stageKey(repair))}</Badge>
      </p>
      {warranty && <p>{t(warranty.holds ? 'device.warrantyUntil' : 'device.warrantyEnded', { day: formats.day(warranty.until) })}</p>}
      {documents.length > 0 ? <DeviceDocuments purchaseDocuments={documents} /> : <Muted isSmall>{t('device.noDocuments')}</Muted>}
    </Card>
  )
}
