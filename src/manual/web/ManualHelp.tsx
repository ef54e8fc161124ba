import { Link } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { manualApi } from '../manual.api.ts'
import { manualLanguage, manualPlaceNamed } from '../manual.ts'
import { manualTexts } from '../texts.ts'
import styles from './manual.module.css'

const most = 4

type Props = {
  /** Where it is offered: `arrival`. Somewhere no article belongs to nothing is shown. */
  readonly place: string | null
  readonly brandId: number | null
}

/** What the manual says about a step of the work, where the step is taken. */
export function ManualHelp({ place: named, brandId }: Props) {
  const t = useTexts(manualTexts)
  const place = manualPlaceNamed(named)
  const mayRead = useMay('manual.view')
  const { data } = useCall(
    manualApi.listManualArticles,
    { query: { place, ...(brandId === null ? {} : { brand: brandId }), size: most } },
    { enabled: mayRead && place !== undefined },
  )
  if (!data || data.articles.length === 0) return null
  return (
    <nav className={styles.help} aria-label={t('help.title')}>
      <strong>{t('help.title')}:</strong>
      {data.articles.map(({ id, title }) => (
        <Link key={id} to={paths.manualArticle(id)} target="_blank" lang={manualLanguage}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
