import { z } from 'zod'
import { draftStore } from '#base/web/forms/draft-store.ts'
import { buybackAnswers } from '../answers.ts'
import { buybackApi } from '../buyback.api.ts'

const storedEstimate = z.object({
  model: z.object({
    productTypeId: z.int(),
    productGroupId: z.int(),
    brandId: z.int(),
    brandName: z.string(),
    name: z.string(),
    storageGb: z.int().nullable(),
  }),
  answers: buybackAnswers,
  estimated: buybackApi.estimateBuyback.answers,
})
/** What was answered and estimated, kept in this browser until it is sold or the price has ended. */
export type StoredEstimate = z.output<typeof storedEstimate>

/** As long as the price holds. */
const life = 15 * 24 * 3600_000
const name = 'estimate'

const drafts = draftStore<StoredEstimate>({
  place: 'local',
  prefix: 'buyback ',
  life,
  isContent: (value): value is StoredEstimate => storedEstimate.safeParse(value).success,
})

export const storeEstimate = (estimate: StoredEstimate) => drafts.store(name, estimate, Date.now())
export const dropEstimate = () => drafts.drop(name)

/** Null where there is none, or its price has ended. */
export function readEstimate(): StoredEstimate | null {
  const stored = drafts.read(name, Date.now())
  return stored && Date.parse(stored.estimated.validUntil) > Date.now() ? stored : null
}
