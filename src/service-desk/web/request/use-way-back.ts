import { useLocation } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { asLeft } from '#base/web/list-as-left.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { financeSectionTexts } from '#finance-desk/section-texts.ts'
import { paths } from '#paths.ts'
import { wayBackIn } from '#requests/way-back.ts'
import { internalTexts } from '#shell/internal-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { placeOf } from '../../way-back.ts'

/** Where the page of a request leads back to, and its words: to where it was opened, otherwise to the queue as it was left. */
export function useWayBack(): { readonly to: string; readonly words: string } {
  const t = useTexts(deskRequestTexts)
  const menu = useTexts(internalTexts)
  const finance = useTexts(financeSectionTexts)
  const session = useSession()
  const from = wayBackIn(useLocation().search)
  const viewer =
    session.kind === 'signedIn' ? { customerType: session.person.customerType, permissionKeys: session.permissionKeys, companyRole: null } : null
  const place = from !== null && viewer ? placeOf(from, viewer) : null
  if (from === null || place === null) return { to: asLeft(paths.deskQueue()), words: t('back') }
  const to = from.includes('?') ? from : asLeft(from)
  if (place.kind === 'finance') return { to, words: t('backTo', { place: finance(place.section) }) }
  return { to, words: place.entry === 'queue' ? t('back') : t('backTo', { place: menu(`menu.${place.entry}`) }) }
}
