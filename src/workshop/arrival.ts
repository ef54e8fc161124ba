import { z } from 'zod'
import { lineOfText, longText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'

/** GAPS D5: what is looked at when a device comes in. `locator` only where the brand has a lock that must be off. */
export const checkItems = ['display', 'back', 'frame', 'buttons', 'camera', 'water', 'power', 'lock', 'locator'] as const
export type CheckItem = (typeof checkItems)[number]

/** `damaged`: whatever is not as it should be; each item has its own words for it. */
export const findings = ['fine', 'damaged', 'notCheckable'] as const
export type Finding = (typeof findings)[number]

export const maxArrivalPhotos = 8

export const checkItemsOf = ({ hasLocator }: { hasLocator: boolean }): CheckItem[] => checkItems.filter((item) => item !== 'locator' || hasLocator)

const check = z.strictObject({ finding: z.enum(findings, wrongType), note: lineOfText(300).default('') }, wrongType)
const someChecks = { display: check, back: check, frame: check, buttons: check, camera: check, water: check, power: check, lock: check }
export type ChecksDraft = Readonly<Partial<Record<CheckItem, z.output<typeof check>>>>

/** What the employee writes down; what was declared the server knows. */
export const arrivalDraft = {
  foundAccessoryIds: z.array(z.int(wrongType), wrongType).max(50).describe('Of the lookup `accessories`, declared or not'),
  otherFound: z.boolean(wrongType).nullable().default(null).describe('Whether what was declared in words came; null where nothing was'),
  additionalFound: longText(500).default('').describe('What came and nobody had declared'),
  packaging: longText(500).default(''),
  readIdentifier: lineOfText(60).default('').describe('As read from the device; empty: it could not be read'),
  otherRequestId: z.int(wrongType).nullable().default(null).describe('The other open request of that identifier, which the employee was shown'),
  checks: z.strictObject({ ...someChecks, locator: check.optional() }, wrongType),
}

export type Arrived = {
  readonly declaredAccessoryIds: readonly number[]
  readonly foundAccessoryIds: readonly number[]
  readonly otherFound: boolean | null
  readonly additionalFound: string
  readonly identifierMatches: boolean | null
  readonly checks: readonly { readonly item: CheckItem; readonly finding: Finding; readonly note: string }[]
}

/** What is not as the booking said or a device in good order would be; the customer is told of it. */
export function differencesOf({ declaredAccessoryIds, foundAccessoryIds, otherFound, additionalFound, identifierMatches, checks }: Arrived) {
  const differences = {
    missingIds: declaredAccessoryIds.filter((id) => !foundAccessoryIds.includes(id)),
    extraIds: foundAccessoryIds.filter((id) => !declaredAccessoryIds.includes(id)),
    otherMissing: otherFound === false,
    additional: additionalFound !== '',
    otherIdentifier: identifierMatches === false,
    damages: checks.filter(({ finding }) => finding === 'damaged'),
  }
  const isDifferent = Object.values(differences).some((one) => (Array.isArray(one) ? one.length > 0 : one))
  return { ...differences, isDifferent }
}
