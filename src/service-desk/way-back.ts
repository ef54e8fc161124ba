import { paths, patterns } from '#paths.ts'
import { entryAbove, type InternalEntry, type Viewer } from '#shell/internal-menu.ts'

/** Sheets stand beside their list, not below it. */
const besideLists = [
  [patterns.lgWorksheet, paths.lgWorksheets()],
  [patterns.appleWorksheet, paths.appleWorksheets()],
  [patterns.mieleWorksheet, paths.mieleDay()],
] as const

/**
 * Which entry of the menu names the place a request was opened from; null: none that this employee has, as of an address somebody made up.
 * @param from as the address of the request's page says it
 */
export function placeOf(from: string, viewer: Viewer): InternalEntry['label'] | null {
  const [pathname = ''] = from.split(/[?#]/)
  const list = besideLists.find(([pattern]) => pathname.startsWith(pattern.replace(':ws', '')))?.[1]
  return entryAbove(list ?? pathname, viewer)?.label ?? null
}
