import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'

/**
 * @param number null: the sheet has none yet
 * @param describedBy what is read out with it, where it takes the focus
 */
export function SheetTitle({ number, describedBy }: { readonly number: string | null; readonly describedBy?: string | undefined }) {
  const t = useTexts(worksheetTexts)
  return (
    <h2 id="worksheet" tabIndex={-1} aria-describedby={describedBy}>
      {number === null ? t('worksheet.title') : <Unbroken in={t('worksheet.titleOf', { number })}>{number}</Unbroken>}
    </h2>
  )
}
