import { lgScreens } from './brand/brand-screens.ts'
import { SheetListPage } from './brand/SheetListPage.tsx'

/** SPEC 2: `/iranyitopult/lg-munkalap?mit=…&allapot=…&sajat=igen`. */
export default function LgWorksheetsPage() {
  return <SheetListPage screens={lgScreens} />
}
