import { SheetPage } from './brand/SheetPage.tsx'
import { lgScreens } from './lg-screens.ts'

/** SPEC 2: `/iranyitopult/lg-munkalap-reszletek/:ws`. */
export default function LgWorksheetPage() {
  return <SheetPage screens={lgScreens} />
}
