import type { LoaderFunctionArgs } from 'react-router'
import { DayPage } from './brand/visits/DayPage.tsx'
import { mieleScreens } from './miele-screens.ts'
import { enterByDocument } from './offline/enter-by-document.ts'

export const clientLoader = (args: LoaderFunctionArgs) => enterByDocument(args, mieleScreens.kind.keys.view)

/** SPEC 2: `/iranyitopult/miele-munkalap?nap=2026-11-25&technikus=7`. */
export default function MieleDayPage() {
  return <DayPage screens={mieleScreens} />
}
