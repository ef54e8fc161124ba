import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { PreviousRequest } from '../../booking-setup.ts'
import { formatRequestNumber } from '../../request-number.ts'
import { requestTexts } from '../../texts.ts'
import styles from '../booking/booking.module.css'

/** What we know of the earlier repair: enough to recognise it, not enough to learn somebody else's data (SECURITY C16). */
export function PreviousRepair({ previous }: { readonly previous: PreviousRequest }) {
  const t = useTexts(requestTexts)
  const formats = useFormats()
  const { crmRequestId, maskedIdentifier, maskedName, maskedEmail, maskedAddress, warrantyUntil, fits } = previous
  const rows = [
    [t('previous.number'), formatRequestNumber(crmRequestId)],
    [t('previous.identifier'), maskedIdentifier],
    [t('previous.person'), `${maskedName}, ${maskedEmail}`],
    [t('previous.address'), maskedAddress],
  ]
  return (
    <section className={styles.notice} aria-label={t('previous.title')}>
      <h3>{t('previous.title')}</h3>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {fits && warrantyUntil && t('previous.fits', { until: formats.day(warrantyUntil) })}
        {!fits && warrantyUntil && t('previous.over', { until: formats.day(warrantyUntil) })}
        {!warrantyUntil && t('previous.open')}
      </p>
      <p>{t('previous.typeAgain')}</p>
    </section>
  )
}
