import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { journeyOf } from '../../journey.ts'
import type { RequestInList } from '../../my-requests.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import styles from './journey.module.css'

/** The way of a device in one line: where it has been, where it is, what is left. */
export function Journey({ request }: { readonly request: RequestInList }) {
  const t = useTexts(myRequestsTexts)
  const journey = journeyOf(request)
  if (journey === null) return null
  const { stations, at } = journey
  const station = stations[at] ?? 'booked'
  return (
    <div className={styles.journey}>
      <VisuallyHidden>{t('journey.at', { station: t(`journey.${station}`), at: at + 1, of: stations.length })}</VisuallyHidden>
      <ol className={styles.line} aria-hidden="true">
        {stations.map((one, i) => (
          <li key={one} className={styles.station} data-state={i < at ? 'done' : i === at ? 'here' : 'ahead'}>
            <span className={styles.name}>{t(`journey.${one}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
