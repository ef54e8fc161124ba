import type { z } from 'zod'
import { Refusal } from '#errors.ts'
import type { requestState } from '../../request-state.ts'

type RequestState = z.output<typeof requestState>

/** What an act answers. */
export const stateAnswer = ({ version, status }: RequestState): RequestState => ({ version, status })

/** Says no and how the request stands, so the screen can show it and the employee decide anew. */
export const movedOn = ({ version, status }: RequestState) => new Refusal('STATE_MOVED_ON', { data: { version, requestStatus: status } })

/** @throws Refusal STATE_MOVED_ON when the employee was looking at an older state */
export function requireVersion(request: RequestState, version: number): void {
  if (request.version !== version) throw movedOn(request)
}
