import { Card } from '#base/web/kit/Card.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { Stepper } from '#base/web/kit/Stepper.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { bookingSteps } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import type { ServiceEntry } from '../service-entries.ts'
import { BookingTitle } from './BookingHead.tsx'
import styles from './booking.module.css'
import { knownEntry } from './known-entry.ts'

type Props = { readonly serviceEntry: ServiceEntry }

/**
 * What can be said of a booking before the server has said what it asks: its head, the steps and the room of the first one. It is written into
 * the prerendered page, and stays where it is when the booking comes.
 */
export function BookingShell({ serviceEntry }: Props) {
  const t = useTexts(requestTexts)
  const known = knownEntry(serviceEntry)
  if (!known) return <Loading />
  const { brand, isPaid } = known
  return (
    <>
      <BookingTitle
        back={serviceEntry.back}
        title={t('entryTitle', { of: brand.name, service: t(isPaid ? 'newOrder.fizetos' : 'newOrder.garancialis') })}
        // Whatever step the address names: it is the same file for all of them.
        hasLead
      />
      <BookingShellBody serviceEntry={serviceEntry} />
    </>
  )
}

/** The same under the head, while what the browser itself knows (the login, the attached files) is looked for. */
export function BookingShellBody({ serviceEntry }: Props) {
  const t = useTexts(requestTexts)
  const known = knownEntry(serviceEntry)
  if (!known) return <Loading />
  const steps = bookingSteps.map((name) => ({ name, words: t(name === 'fault' && known.isPaid ? 'steps.faultOnly' : `steps.${name}`) }))
  return (
    <>
      <Stepper label={t('steps.nav')} steps={steps} here="device" doneWords={t('steps.done')} onOpen={() => {}} />
      <div className={styles.body}>
        <Card className={styles.form}>
          <h2 className={styles.stepHeading}>
            <span className={styles.stepCount}>{t('steps.count', { step: '1', of: String(bookingSteps.length) })}</span>
            {t('steps.device')}
          </h2>
          <div className={styles.room}>
            <Skeleton shape="rows" count={6} />
          </div>
        </Card>
      </div>
    </>
  )
}
