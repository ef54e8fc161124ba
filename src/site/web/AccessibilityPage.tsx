import { accessibility } from '../policies/accessibility.ts'
import { PolicyArticle } from './PolicyArticle.tsx'

/** `/akadalymentesseg` */
export default function AccessibilityPage() {
  return <PolicyArticle of={accessibility} />
}
