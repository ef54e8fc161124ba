import { z } from 'zod'
import { requiredLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { addressOf, viewIn } from './list-address.ts'

/** As many views somebody may keep. */
export const maxViews = 20

/** The address of the list; whatever in it is none of ours is left out. */
const address = z
  .string(wrongType)
  .max(1000, refusedWith('TEXT_TOO_LONG', { max: 1000 }))
  .transform((text) => addressOf(viewIn(new URLSearchParams(text))))

export const newView = z.strictObject({ name: requiredLine(60), address, isDefault: z.boolean(wrongType) }, wrongType)
export const changedView = newView.extend({ version: z.int(wrongType) })

export const savedView = z.object({
  id: z.int(),
  /** Sent back with every change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  name: z.string(),
  address: z.string().describe('status=ARRIVED&sort=price'),
  /** The list opens with it. */
  isDefault: z.boolean(),
})
export type SavedView = z.output<typeof savedView>
