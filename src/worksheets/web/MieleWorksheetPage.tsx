import type { LoaderFunctionArgs } from 'react-router'
import { SheetPage } from './brand/SheetPage.tsx'
import { mieleScreens } from './miele-screens.ts'
import { enterByDocument } from './offline/enter-by-document.ts'

export const clientLoader = (args: LoaderFunctionArgs) => enterByDocument(args, mieleScreens.kind.keys.view)

/** SPEC 2: `/iranyitopult/miele-munkalap-reszletek/:ws`. */
export default function MieleWorksheetPage() {
  return <SheetPage screens={mieleScreens} />
}
