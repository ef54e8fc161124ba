import { type FinanceSection, financeSectionAt } from '#finance-desk/sections.ts'
import { paths, patterns } from '#paths.ts'
import { entryAbove, type InternalEntry, type Viewer } from '#shell/internal-menu.ts'

/** Sheets stand beside their list, not below it. */
const besideLists = [
  [patterns.lgWorksheet, paths.lgWorksheets()],
  [patterns.appleWorksheet, paths.appleWorksheets()],
  [patterns.mieleWorksheet, paths.mieleDay()],
] as const

/** What names a place: an entry of the menu, or, where one entry leads to several pages, which of them. */
export type Place = { readonly kind: 'menu'; readonly entry: InternalEntry['label'] } | { readonly kind: 'finance'; readonly section: FinanceSection }

/**
 * The place a request was opened from; null: none that this employee has, as of an address somebody made up.
 * @param from as the address of the request's page says it
 */
export function placeOf(from: string, viewer: Viewer): Place | null {
  const [pathname = ''] = from.split(/[?#]/)
  const list = besideLists.find(([pattern]) => pathname.startsWith(pattern.replace(':ws', '')))?.[1]
  const entry = entryAbove(list ?? pathname, viewer)?.label
  if (entry === undefined) return null
  const section = entry === 'finance' ? financeSectionAt(pathname) : null
  return section === null ? { kind: 'menu', entry } : { kind: 'finance', section }
}
