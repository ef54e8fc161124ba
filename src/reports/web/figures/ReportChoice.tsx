import { Link, useSearchParams } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { figureTexts } from '../../figure-texts.ts'
import type { ReportHeaderId } from '../../report.ts'
import { askedOf, offered, reportAddress } from './asked-report.ts'
import styles from './reports.module.css'

/** One link a report; the period, the brand and the company go along. */
export function ReportChoice({ shown }: { readonly shown: ReportHeaderId }) {
  const t = useTexts(figureTexts)
  const [address] = useSearchParams()
  return (
    <nav aria-label={t('choose')}>
      <ul className={styles.choice}>
        {offered.map(([id, name]) => {
          const kept = new URLSearchParams(address)
          kept.set('report', String(id))
          return (
            <li key={id}>
              <Link to={reportAddress(askedOf(kept))} aria-current={id === shown ? 'page' : undefined} preventScrollReset>
                {t(`name.${name}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
