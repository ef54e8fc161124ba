import { useLocation } from 'react-router'
import { paths } from '#paths.ts'
import { appleScreens } from './apple/apple-screens.ts'
import { NewAlonePage } from './brand/alone/NewAlonePage.tsx'
import { NewSheetPage } from './brand/NewSheetPage.tsx'

/** SPEC 2: `/iranyitopult/uj-apple-munkalap/:ws`: of the request with that number, or without one. */
export default function NewAppleWorksheetPage() {
  const { pathname } = useLocation()
  if (pathname === paths.newAppleWorksheetAlone()) return <NewAlonePage screens={appleScreens} brand="Apple" />
  return <NewSheetPage screens={appleScreens} />
}
