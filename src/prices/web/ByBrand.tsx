import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { priceTexts } from '../texts.ts'

/** The way on where no device can be named. */
export function ByBrand() {
  const t = useTexts(priceTexts)
  return (
    <p>
      <Link to={paths.brands()}>{t('search.byBrand')}</Link>
    </p>
  )
}
