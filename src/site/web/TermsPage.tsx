import { terms } from '../policies/terms.ts'
import { PolicyArticle } from './PolicyArticle.tsx'

/** `/aszf` */
export default function TermsPage() {
  return <PolicyArticle of={terms} />
}
