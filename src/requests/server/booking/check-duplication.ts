import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { guessKind, isTestImei, normaliseIdentifier, numbersOf } from '../../identifier.ts'
import type { requestsApi } from '../../requests.api.ts'
import { openNumbers } from '../open-device-store.ts'
import { addressOf, bookingLimits, countHit } from './limits.ts'

/**
 * SPEC 7, before the form is sent. It says yes or no and never whose: the e-mail address is not looked at (SECURITY R5).
 * A generated number belongs to no device, so it never blocks anyone (DESIGN 8.5).
 */
export async function checkDuplication(ctx: TransactionContext & Call, { body }: Input<typeof requestsApi.checkDuplication>) {
  await countHit(ctx, bookingLimits.duplicates, addressOf(ctx))
  const { identifier } = body
  const identifierKind = body.identifierKind ?? guessKind(identifier)
  const identifierGenerated = isTestImei(normaliseIdentifier(identifierKind, identifier))
  return { duplicate: (await openNumbers(ctx.tx, numbersOf({ identifier, identifierKind, identifierGenerated, imei2: '' }))).size > 0 }
}
