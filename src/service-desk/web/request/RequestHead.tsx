import { IconArrowLeft } from '@tabler/icons-react'
import { useFormats } from '#base/web/formats.ts'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { Outcome } from '#requests/status.ts'
import { outcomeKey, statusKey } from '#requests/status-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { deskTexts } from '../../texts.ts'
import { CareStrip } from './CareStrip.tsx'
import styles from './desk.module.css'
import { useWayBack } from './use-way-back.ts'

/** Ended so, nothing was handed to anybody. */
const kept: readonly (Outcome | null)[] = ['LOST', 'ABANDONED', 'BOUGHT']
type Stands = Pick<DeskRequest, 'status' | 'outcome' | 'closedTime'>
const wasCancelled = ({ outcome, closedTime }: Stands) => outcome === 'CANCELLED' && closedTime !== null
/** A cancelled request keeps its status, of which nothing is true any more: its courier is called off. */
const isShown = (request: Stands) => !wasCancelled(request) && (request.status !== 'SERVICE_DONE' || !kept.includes(request.outcome))

/** Which request it is and how it stands, in one look. */
export function RequestHead({ request }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(deskTexts)
  const formats = useFormats()
  const back = useWayBack()
  const { device, customer, closedTime } = request
  return (
    <header className={styles.head}>
      <BackLink to={back.to} className={styles.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" /> {back.words}
      </BackLink>
      <PageTitle className={styles.title}>{t('title', { number: formatRequestNumber(request.crmRequestId) })}</PageTitle>
      <p className={styles.subject}>
        <strong>{deviceName({ brandId: device.brandId, brandName: device.brand, typeName: device.type, groupName: device.group })}</strong>
        {[customer.company ?? customer.name, request.service].filter(Boolean).map((words) => ` · ${words}`)}
      </p>
      <ul className={styles.signs}>
        {isShown(request) && <li className={styles.status}>{words(statusKey(request))}</li>}
        {request.outcome && <li>{words(outcomeKey({ ...request, outcome: request.outcome }))}</li>}
        {request.pickup.withdrawal && <li>{t(`head.withdrawal.${request.pickup.withdrawal}`)}</li>}
        <li>
          {closedTime
            ? t('head.closed', { at: formats.dayOf(closedTime) })
            : `${t('head.age', { days: request.ageInDays })} (${formats.dayOf(request.receivedTime)})`}
        </li>
        {request.gsmWorksheetId && <li>{t('head.worksheet', { number: request.gsmWorksheetId })}</li>}
      </ul>
      {request.restrictedAt && <Note tone="warning">{t('head.restricted', { at: formats.moment(request.restrictedAt) })}</Note>}
      <CareStrip request={request} />
    </header>
  )
}
