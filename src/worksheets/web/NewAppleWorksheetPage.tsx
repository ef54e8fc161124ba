import { appleScreens } from './apple/apple-screens.ts'
import { NewSheetPage } from './brand/NewSheetPage.tsx'

/** SPEC 2: `/iranyitopult/uj-apple-munkalap/:ws`. */
export default function NewAppleWorksheetPage() {
  return <NewSheetPage screens={appleScreens} />
}
