import type { z } from 'zod'
import { Refusal } from '#errors.ts'
import type { standing } from '../standing.ts'

type Standing = z.output<typeof standing>

/** What an act answers. */
export const standingOf = ({ version, status }: Standing): Standing => ({ version, status })

/** Says no and how the request stands, so the screen can show it and the employee decide anew. */
export const movedOn = ({ version, status }: Standing) => new Refusal('STATE_MOVED_ON', { data: { version, requestStatus: status } })
