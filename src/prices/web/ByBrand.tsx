import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { priceTexts } from '../texts.ts'

/** The way on where no device can be named. */
export function ByBrand() {
  const t = useTexts(priceTexts)
  return (
    <p>
      <Link to={publicPaths.brands()}>{t('search.byBrand')}</Link>
    </p>
  )
}
