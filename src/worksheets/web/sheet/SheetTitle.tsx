import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'

/** @param number null: the sheet has none yet */
export function SheetTitle({ number }: { readonly number: string | null }) {
  const t = useTexts(worksheetTexts)
  if (number === null) return <h2 id="worksheet">{t('worksheet.title')}</h2>
  const [before, after] = t('worksheet.titleOf', { number }).split(number)
  return (
    <h2 id="worksheet">
      {before}
      <Unbroken>{number}</Unbroken>
      {after}
    </h2>
  )
}
