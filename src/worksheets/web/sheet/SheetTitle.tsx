import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'

/** @param number null: the sheet has none yet */
export function SheetTitle({ number }: { readonly number: string | null }) {
  const t = useTexts(worksheetTexts)
  return (
    <h2 id="worksheet" tabIndex={-1}>
      {number === null ? t('worksheet.title') : <Unbroken in={t('worksheet.titleOf', { number })}>{number}</Unbroken>}
    </h2>
  )
}
