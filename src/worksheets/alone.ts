import { z } from 'zod'
import { email } from '#base/email.ts'
import { languages } from '#base/languages.ts'
import { lineOfText, longText, printedLine, requiredPrinted } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import type { FieldValue, KindDefinition } from './kind.ts'

/** DESIGN 8.30: whose device it is and what it is, typed on the sheet of a walk-in or of field service. What is not known yet stays empty. */
export const sheetOwner = z.strictObject(
  {
    name: requiredPrinted(120),
    email: z.union([z.literal(''), email], wrongType).default(''),
    phone: lineOfText(30).default(''),
    postalCode: lineOfText(10).default(''),
    city: printedLine(80).default(''),
    street: printedLine(160).default(''),
    /** In which the sheet is printed and sent. */
    language: z.enum(languages, wrongType).default('hu'),
    brand: lineOfText(60).default(''),
    group: lineOfText(60).default(''),
    type: lineOfText(80).default(''),
    serial: lineOfText(60).default(''),
    fault: longText(1000).default(''),
  },
  wrongType,
)
export type SheetOwner = z.output<typeof sheetOwner>

/** As the server knows it. */
export const ownerShown = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  city: z.string(),
  street: z.string(),
  language: z.enum(languages),
  brand: z.string(),
  group: z.string(),
  type: z.string(),
  serial: z.string(),
  fault: z.string(),
})

/** How work ends that no request says the end of. */
export const aloneOutcomes = ['REPAIRED', 'REPLACED', 'NO_FAULT', 'RETURNED_UNREPAIRED', 'SECOND_VISIT'] as const
export type AloneOutcome = (typeof aloneOutcomes)[number]

const ended = aloneOutcomes.filter((one) => one !== 'SECOND_VISIT')

/** Where the sheet says that another visit is needed, nothing has ended yet. */
export const aloneOutcomesOf = ({ hasVisits }: KindDefinition, { secondVisit }: Readonly<Record<string, FieldValue>>): AloneOutcome[] =>
  hasVisits && secondVisit === 'yes' ? ['SECOND_VISIT'] : ended

/** Nobody says whether the number of a device is a serial number or an IMEI. */
export const knownOfOwner = ({ type, serial }: Pick<SheetOwner, 'type' | 'serial'>) => ({ model: type, serial, imei: serial })

/** `1134 Budapest, Váci út 43` */
export const addressOfOwner = ({ postalCode, city, street }: Pick<SheetOwner, 'postalCode' | 'city' | 'street'>): string =>
  [[postalCode, city].filter(Boolean).join(' '), street].filter(Boolean).join(', ')

/** `Miele G 7100 SCi` */
export const deviceOfOwner = ({ brand, type, group }: Pick<SheetOwner, 'brand' | 'type' | 'group'>): string =>
  [brand, type || group].filter(Boolean).join(' ')
