import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { News } from '#base/web/kit/News.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { isBeforePickup } from '#requests/status.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import { CancelForm } from './CancelForm.tsx'
import { ChangePickupForm } from './ChangePickupForm.tsx'
import styles from './request.module.css'

/** When and where the courier comes, and what may still be changed about it. */
export function PickupCard({ request }: { readonly request: FollowedRequest }) {
  const t = useTexts(trackingTexts)
  const { step: open, ...steps } = useOpenStep<'change' | 'cancel'>()
  const { news, tell, forget } = useNews()
  const { pickup, may, status, closedTime, outcome } = request
  const isAhead = closedTime === null && isBeforePickup(status)
  const end = (message = '') => {
    if (message) steps.end()
    else steps.leave()
    tell(message)
  }
  const begin = (what: 'change' | 'cancel') => {
    steps.begin(what)
    forget()
  }
  return (
    <Card className={styles.pickup} aria-labelledby="pickup">
      <h2 id="pickup">{t('pickup.title')}</h2>
      <News news={news} />
      {outcome === 'CANCELLED' ? (
        <p>{t('pickup.cancelled')}</p>
      ) : (
        <FactList
          facts={[
            [t('pickup.day'), pickup.day && <DateText key="day" day={pickup.day} as="weekday" />],
            [t('pickup.window'), pickup.window && t(`pickup.${pickup.window}`)],
            [t('pickup.place'), `${pickup.postalCode} ${pickup.city}`],
            [t('pickup.note'), pickup.note],
          ]}
        />
      )}
      {isAhead && pickup.day === null && open === null && <p>{t('pickup.noDay')}</p>}
      {open === 'change' && <ChangePickupForm request={request} end={end} />}
      {open === 'cancel' && <CancelForm crmRequestId={request.crmRequestId} end={end} />}
      {open === null && isAhead && (
        <Actions>
          {may.changePickup && (
            <Button ref={steps.onto('change')} variant={pickup.day === null ? 'main' : 'quiet'} onClick={() => begin('change')}>
              {t(pickup.day === null ? 'pickup.choose' : 'pickup.change')}
            </Button>
          )}
          {request.next?.code === 'courierComes' && <CalendarButton crmRequestId={request.crmRequestId} />}
          {may.cancel && (
            <Button ref={steps.onto('cancel')} variant="quiet" onClick={() => begin('cancel')}>
              {t('cancel.open')}
            </Button>
          )}
        </Actions>
      )}
      {isAhead && !may.changePickup && <p className={styles.note}>{t('pickup.closed')}</p>}
    </Card>
  )
}

function CalendarButton({ crmRequestId }: { readonly crmRequestId: number }) {
  const t = useTexts(trackingTexts)
  const [problem, setProblem] = useState<string | null>(null)
  const save = () => {
    setProblem(null)
    saveFile(heldRequestApi.getPickupCalendar, { params: { id: crmRequestId }, query: {} }).catch((error: Error) => setProblem(error.message))
  }
  return (
    <>
      <Button variant="quiet" onClick={save}>
        <IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />
        {t('pickup.calendar')}
      </Button>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}
