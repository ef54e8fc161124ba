import { SheetListPage } from './brand/SheetListPage.tsx'
import { mieleScreens } from './miele-screens.ts'

/** `/iranyitopult/miele-munkalap/osszes`: every sheet, whatever its day. */
export default function MieleWorksheetsPage() {
  return <SheetListPage screens={mieleScreens} />
}
