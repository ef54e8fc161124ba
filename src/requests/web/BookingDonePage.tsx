import { IconCalendarPlus, IconCircleCheck, IconFileDownload } from '@tabler/icons-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { laterTexts } from '../later-texts.ts'
import { type BookingDone, readDone } from './booking/booking-done.ts'
import styles from './done.module.css'

/** Visitors have no saved addresses. */
const SaveBookedAddress = lazy(async () => ({ default: (await import('./own-data/SaveBookedAddress.tsx')).SaveBookedAddress }))

const never = () => () => {}
let known: { readonly text: string; readonly done: BookingDone } | null = null

/** The same object for the same booking, or React would never be done with it. */
function present(): BookingDone | null {
  const done = readDone()
  const text = JSON.stringify(done)
  if (done === null) known = null
  else if (known?.text !== text) known = { text, done }
  return known?.done ?? null
}

/** After the booking: the number, what happens next and when, and what to have at hand. */
export default function BookingDonePage() {
  const done = useSyncExternalStore(never, present, () => null)
  return <div className={styles.page}>{done ? <Confirmation done={done} /> : <NothingSent />}</div>
}

function Confirmation({ done }: { readonly done: BookingDone }) {
  const t = useTexts(laterTexts)
  const formats = useFormats()
  const session = useSession()
  const [from, to] = done.expectedRepairWorkingDays
  const values = { day: formats.weekday(done.pickupDay), window: t(`window.${done.pickupWindow}`), from, to }
  return (
    <>
      <header className={styles.head}>
        <IconCircleCheck size={56} stroke={1.5} aria-hidden="true" />
        <PageTitle>{t('done.title')}</PageTitle>
        <p className={styles.number}>
          {t('done.number')} <strong>{done.requestNumber}</strong>
        </p>
        <p>{t('done.confirmation', { email: done.email })}</p>
        {done.accountAsked && <p>{t('done.account')}</p>}
      </header>
      <Card isSpaced>
        <h2>{t('done.courier')}</h2>
        <p className={styles.when}>
          {values.day}, {values.window}
        </p>
        <div className={styles.downloads}>
          {done.handoverDocumentHash && (
            <a
              className={styles.download}
              href={`/api/documents-viewer/handoverDocument/${encodeURIComponent(done.handoverDocumentHash)}`}
              target="_blank"
              rel="noopener"
            >
              <IconFileDownload size={24} stroke={1.5} aria-hidden="true" />
              <span>
                <strong>{t('done.handover')}</strong>
                <small>{t('done.handoverHint', { number: done.requestNumber })}</small>
              </span>
            </a>
          )}
          {done.pickupCalendarUrl && (
            <a className={styles.download} href={done.pickupCalendarUrl} target="_blank" rel="noopener">
              <IconCalendarPlus size={24} stroke={1.5} aria-hidden="true" />
              <span>
                <strong>{t('done.calendar')}</strong>
              </span>
            </a>
          )}
        </div>
      </Card>
      <Card isSpaced>
        <h2>{t('done.nextTitle')}</h2>
        <ol className={styles.next}>
          {done.nextSteps.map((step) => (
            <li key={step}>
              {step === 'quote' && done.costLimit
                ? t('done.next.quoteWithin', { limit: formats.forint(done.costLimit) })
                : t(`done.next.${step}`, values)}
            </li>
          ))}
        </ol>
      </Card>
      {done.pickupAddress && session.kind === 'signedIn' && (
        <Suspense>
          <SaveBookedAddress address={done.pickupAddress} />
        </Suspense>
      )}
      <p>{t('done.tracking')}</p>
      <WaysOn follow={done.follow} />
    </>
  )
}

/** The page opened by itself, in another tab or after it was closed. */
function NothingSent() {
  const t = useTexts(laterTexts)
  return (
    <>
      <PageTitle>{t('done.nothing')}</PageTitle>
      <p>{t('done.nothingText')}</p>
      <WaysOn follow={null} />
    </>
  )
}

/** Whoever has just booked opens the request without its number. */
function WaysOn({ follow }: { readonly follow: string | null }) {
  const t = useTexts(laterTexts)
  return (
    <Actions>
      {follow ? (
        <ButtonLink to={publicPaths.externalRequest(follow)}>{t('done.open')}</ButtonLink>
      ) : (
        <ButtonLink to={publicPaths.tracking()}>{t('done.toTracking')}</ButtonLink>
      )}
      <ButtonLink variant="quiet" to={publicPaths.requestStart()}>
        {t('done.another')}
      </ButtonLink>
    </Actions>
  )
}
