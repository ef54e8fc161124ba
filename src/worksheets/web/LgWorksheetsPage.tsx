import { SheetListPage } from './brand/SheetListPage.tsx'
import { lgScreens } from './lg-screens.ts'

/** SPEC 2: `/iranyitopult/lg-munkalap?mit=…&allapot=…&sajat=igen`. */
export default function LgWorksheetsPage() {
  return <SheetListPage screens={lgScreens} />
}
