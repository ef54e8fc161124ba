import { Button } from '#base/web/Button.tsx'
import { useFormats } from '#base/web/formats.ts'
import { PageTitle } from '#base/web/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { DocumentList } from '#documents/web/DocumentList.tsx'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import { stopFollowing, useFollowing } from '../following.ts'
import { DeviceCard } from './DeviceCard.tsx'
import { PaperUploads } from './PaperUploads.tsx'
import { PickupCard } from './PickupCard.tsx'
import styles from './request.module.css'
import { Timeline } from './Timeline.tsx'
import { WhereItIs } from './WhereItIs.tsx'

/** The whole request: first where it is and what comes next, then everything else. */
export function Followed({ request }: { readonly request: FollowedRequest }) {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  const following = useFollowing()
  return (
    <>
      <PageTitle>{t('request.title', { number: formatRequestNumber(request.crmRequestId) })}</PageTitle>
      <p className={styles.received}>
        {[request.brand.name, request.productType?.tradeName].filter(Boolean).join(' ')} ·{' '}
        {t('request.received', { day: formats.dayOf(request.receivedTime) })}
      </p>
      <div className={styles.page}>
        <div className={styles.column}>
          <WhereItIs request={request} />
          <PickupCard request={request} />
          <section className={styles.papers} aria-labelledby="papers">
            <h2 id="papers">{t('papers.title')}</h2>
            <DocumentList crmRequestId={request.crmRequestId} />
            {request.may.uploadPapers && <PaperUploads crmRequestId={request.crmRequestId} />}
          </section>
        </div>
        <div className={styles.column}>
          <Timeline steps={request.timeline} />
          <DeviceCard request={request} />
        </div>
      </div>
      {following && (
        <p className={styles.end}>
          <Button look="quiet" onClick={() => void stopFollowing()}>
            {t('request.end')}
          </Button>
        </p>
      )}
    </>
  )
}
