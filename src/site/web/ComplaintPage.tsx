import { useTexts } from '#base/web/use-texts.ts'
import { complaint } from '../policies/complaint.ts'
import { siteTexts } from '../texts.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { PolicyArticle } from './PolicyArticle.tsx'

/** `/panaszkezeles`: how complaints are handled, with the conciliation boards, and the form. */
export default function ComplaintPage() {
  const t = useTexts(siteTexts)
  return (
    <>
      <PolicyArticle of={complaint}>
        <p>
          <a href="#panasz">{t('complaint.formTitle')}</a>
        </p>
      </PolicyArticle>
      <ComplaintForm />
    </>
  )
}
