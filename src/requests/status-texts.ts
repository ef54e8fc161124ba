import { texts } from '#base/texts.ts'
import type { Outcome, RequestStatus } from './status.ts'
import hu from './texts/status/hu.ts'

/** Where a request stands in a word or two, as its customer reads it in lists. */
export const statusTexts = texts(hu, {
  en: async () => (await import('./texts/status/en.ts')).default,
  de: async () => (await import('./texts/status/de.ts')).default,
  sl: async () => (await import('./texts/status/sl.ts')).default,
})

type Stage = { readonly status: RequestStatus; readonly outcome: Outcome | null; readonly closed: boolean }

/** What is over is called by how it ended. */
export const stageKey = ({ status, outcome, closed }: Stage): `status.${RequestStatus}` | `outcome.${Outcome}` =>
  closed && outcome !== null ? `outcome.${outcome}` : `status.${status}`
