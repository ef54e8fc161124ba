import { Link } from 'react-router'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { fewTexts } from '../../few-texts.ts'
import type { Sale } from '../booking/sale.ts'

type Props = { readonly sale: Sale /** Where the answers can be changed. */; readonly back: string }

/** The device whose price was told; another one has another price. */
export function SoldDevice({ sale, back }: Props) {
  const t = useTexts(fewTexts)
  return (
    <Note as="section" aria-label={t('sold.title')}>
      <h3>{t('sold.title')}</h3>
      <FactList facts={sale.facts} variant="page" />
      <p>
        <Link to={back}>{t('sold.change')}</Link>
      </p>
    </Note>
  )
}
