import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const wayBack = pickupOrderWire.shape.deliveryOutAddress

/** What the customer chooses after a delivery in vain. */
export const deliveryChoiceDraft = z.discriminatedUnion(
  'way',
  [
    z.strictObject(
      {
        way: z.literal('delivery'),
        day: z.string(refusedWith('REQUIRED')).max(10, wrongType).describe('One of `days`'),
        to: wayBack.nullable().describe('Null: where it was brought before'),
      },
      wrongType,
    ),
    z.strictObject({ way: z.literal('counter') }, wrongType),
  ],
  { error: refusedWith('REQUIRED').error },
)

export const deliveryChoiceView = z.object({
  /** Whether the caller may choose now. */
  mayChoose: z.boolean(),
  /** The first days on which the parcel can set out. */
  days: z.array(day),
  /** Where it was brought before, in one line, and who was to take it over. */
  before: z.object({ to: z.string(), contactName: z.string(), contactPhone: z.string(), postalCode: z.string() }),
  /** Something is to be paid before the device can be fetched; a courier may take it in cash. */
  unpaid: z.boolean(),
  /** The same before a courier can take it: none takes cash where it goes, or it is to be paid another way. */
  kept: z.boolean(),
  /** What was chosen about the parcel that came back; null: nothing yet. */
  chosen: z.object({ way: z.enum(['delivery', 'counter']), day: day.nullable(), at: z.string() }).nullable(),
})
export type DeliveryChoiceView = z.output<typeof deliveryChoiceView>
