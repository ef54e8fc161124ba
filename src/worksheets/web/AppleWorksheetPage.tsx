import { appleScreens } from './apple/apple-screens.ts'
import { SheetPage } from './brand/SheetPage.tsx'

/** SPEC 2: `/iranyitopult/apple-munkalap-reszletek/:ws`. */
export default function AppleWorksheetPage() {
  return <SheetPage screens={appleScreens} />
}
