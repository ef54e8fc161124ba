import { privacy } from '../policies/privacy.ts'
import { PolicyArticle } from './PolicyArticle.tsx'

/** `/adatkezelesi-tajekoztato` */
export default function PrivacyPage() {
  return <PolicyArticle of={privacy} />
}
