import { lgScreens } from './brand/brand-screens.ts'
import { SheetPage } from './brand/SheetPage.tsx'

/** SPEC 2: `/iranyitopult/lg-munkalap-reszletek/:ws`. */
export default function LgWorksheetPage() {
  return <SheetPage screens={lgScreens} />
}
