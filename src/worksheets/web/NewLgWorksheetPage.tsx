import { NewAlonePage } from './brand/alone/NewAlonePage.tsx'
import { lgScreens } from './lg-screens.ts'

/** `/iranyitopult/uj-lg-munkalap`: a sheet without a request. */
export default function NewLgWorksheetPage() {
  return <NewAlonePage screens={lgScreens} brand="LG" />
}
