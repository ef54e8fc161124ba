import { DayPage } from './brand/visits/DayPage.tsx'
import { mieleScreens } from './miele-screens.ts'

/** SPEC 2: `/iranyitopult/miele-munkalap?nap=2026-11-25&technikus=7`. */
export default function MieleDayPage() {
  return <DayPage screens={mieleScreens} />
}
