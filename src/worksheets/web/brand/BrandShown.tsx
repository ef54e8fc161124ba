import type { BrandSheet } from '../../brand-sheet.ts'
import { WorksheetShown } from '../sheet/WorksheetShown.tsx'
import type { BrandScreens } from './brand-screens.ts'
import { SheetEnd } from './SheetEnd.tsx'
import { useSheetFields } from './use-own-words.ts'

type Props = { readonly screens: BrandScreens; readonly view: BrandSheet; readonly onChanged: () => Promise<void> }

/** The sheet of a brand to be read. */
export function BrandShown({ screens, view, onChanged }: Props) {
  const { inWords, nameOf } = useSheetFields(screens)
  if (!view.sheet) return null
  const own = screens.own.map((field): [string, string] => [nameOf(field.name), inWords(field, view.fields[field.name])])
  return (
    <WorksheetShown requestId={view.requestId} view={view} sheet={view.sheet} own={own} hasLink={false}>
      <SheetEnd screens={screens} view={view} onChanged={onChanged} save={async () => true} showProblems={() => undefined} />
    </WorksheetShown>
  )
}
