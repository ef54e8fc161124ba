import { appleScreens } from './apple/apple-screens.ts'
import { SheetListPage } from './brand/SheetListPage.tsx'

/** SPEC 2: `/iranyitopult/apple-munkalap?mit=…&allapot=…&sajat=igen`. */
export default function AppleWorksheetsPage() {
  return <SheetListPage screens={appleScreens} />
}
