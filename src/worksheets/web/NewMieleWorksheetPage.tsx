import { NewAlonePage } from './brand/alone/NewAlonePage.tsx'
import { mieleScreens } from './miele-screens.ts'

/** `/iranyitopult/uj-miele-munkalap/:ws`: a sheet without a request. */
export default function NewMieleWorksheetPage() {
  return <NewAlonePage screens={mieleScreens} brand="Miele" />
}
