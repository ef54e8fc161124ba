import { paths } from '#paths.ts'
import { dropCallerDrafts } from '#requests/web/booking/draft.ts'
import { newCaller } from './caller-address.ts'

const ofCaller = (who: string) => `${paths.deskCaller()}/${who}/`

/** The name of the draft of one booking. */
export const callerDraft = (who: string, service: string, brand: string | null) => `${ofCaller(who)}${service}/${brand ?? ''}`

/** Whoever was on the telephone before leaves nothing to the next one. Each new customer is somebody else. */
export function beginWith(who: string) {
  dropCallerDrafts((address) => who !== newCaller && address.startsWith(ofCaller(who)))
}
