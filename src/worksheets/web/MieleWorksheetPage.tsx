import { SheetPage } from './brand/SheetPage.tsx'
import { mieleScreens } from './miele-screens.ts'

/** SPEC 2: `/iranyitopult/miele-munkalap-reszletek/:ws`. */
export default function MieleWorksheetPage() {
  return <SheetPage screens={mieleScreens} />
}
