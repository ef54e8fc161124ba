import { useSession } from '#accounts/web/session.ts'
import { useLanguage } from '#base/web/language.tsx'
import type { Viewer } from '../menu.ts'

export function useViewer(): Viewer {
  const { language } = useLanguage()
  const session = useSession()
  return { language, customerType: session.kind === 'signedIn' ? session.person.customerType : null }
}
