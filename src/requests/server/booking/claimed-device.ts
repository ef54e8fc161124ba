import { normaliseIdentifier, refusalOfImei } from '../../identifier.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import type { EarlierRequest } from '../earlier-request-store.ts'

type Claimed = Pick<PickupOrder['serviceRequest'], 'identifier' | 'identifierKind' | 'identifierGenerated'>

/** The device a repair's guarantee is for: the one that was handed back, which may be another than the one that was sent. */
export function claimedDevice({
  identifier,
  identifierKind,
  identifierGenerated,
  identifierOut,
}: Pick<EarlierRequest, 'identifier' | 'identifierKind' | 'identifierGenerated' | 'identifierOut'>): Claimed {
  if (identifierOut === null) return { identifier, identifierKind, identifierGenerated }
  const kind = refusalOfImei(identifierOut) === null ? 'imei' : 'serial'
  return { identifier: normaliseIdentifier(kind, identifierOut), identifierKind: kind, identifierGenerated: false }
}

/** Nobody knows the number of a device that was booked with a temporary one. */
export const isClaimedDevice = (claimed: Claimed, { identifier, identifierKind }: Claimed) =>
  claimed.identifierGenerated || normaliseIdentifier(identifierKind, identifier) === claimed.identifier
