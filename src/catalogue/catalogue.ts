import { z } from 'zod'
import { languages } from '#base/languages.ts'
import { formDefinition } from './form-definition.ts'

const id = z.int()
const language = z.enum(languages)
/** Sanitised HTML: p, ul, ol, li, strong, em, b, i, br, a. */
const html = z.string()
/** A row of text_versions: what a consent points at. Null: no version was recorded for this text. */
const versionId = id.nullable()

/** SPEC 3, one entry of a brand's or operator's `availableService`. Exactly one of `url` (another site) and `formId` is filled. */
export const availableServiceSummary = z.object({
  id,
  language,
  serviceId: id,
  serviceCode: z.string(),
  serviceName: z.string(),
  warrantyTypeId: id,
  warrantyTypeName: z.string(),
  url: z.string().nullable(),
  formId: id.nullable(),
})
export type AvailableServiceSummary = z.infer<typeof availableServiceSummary>

export const availableService = availableServiceSummary.extend({ termsAndCond: html, termsVersionId: versionId })
export type AvailableService = z.infer<typeof availableService>

/** A brand as the list shows it: without the long texts. */
export const brandSummary = z.object({
  brandId: id,
  slug: z.string(),
  language,
  brandName: z.string(),
  /** SPEC 2: ids 1 to 13 form the partner list. */
  partner: z.boolean(),
  imagePath: z.string(),
  linkUrl: z.string(),
  title: z.string(),
  desc: html,
  availableService: z.array(availableServiceSummary),
})

export const brand = brandSummary.extend({
  generalInfo: html,
  generalInfoVersionId: versionId,
  /** Lengths of this brand's serial numbers (DESIGN 8.4). */
  serialMin: id,
  serialMax: id,
  /** The device locator to be switched off, as this language calls it; null: the brand has none. */
  locatorName: z.string().nullable(),
  /** Notices in force today (DESIGN 8.11). */
  notices: z.array(html),
  availableService: z.array(availableService),
})

export const mobilProvider = z.object({
  id,
  slug: z.string(),
  language,
  providerName: z.string(),
  imagePath: z.string(),
  title: z.string(),
  desc: html,
  generalInfo: html,
  availableService: z.array(availableService),
})

export const productGroup = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** Whether a SIM lock can be asked for. */
  hasSim: z.boolean(),
  /** Its id in the insurance catalogue; null: not insured there. */
  serviceProductGroupId: id.nullable(),
})
export type ProductGroup = z.infer<typeof productGroup>

export const colour = z.object({ id, name: z.string(), hex: z.string() })
export type Colour = z.infer<typeof colour>

export const productType = z.object({
  id,
  brandId: id,
  productGroupId: id,
  /** The maker's own code. */
  factoryName: z.string(),
  /** The name people know it by. */
  tradeName: z.string(),
  colours: z.array(colour),
})
export type ProductType = z.infer<typeof productType>

export const serviceProductGroup = z.object({ id, name: z.string() })
export const serviceBrand = z.object({ brandId: id, slug: z.string(), brandName: z.string(), imagePath: z.string() })
export const serviceProductType = productType.omit({ colours: true }).extend({ serviceProductGroupId: id })

export const preparationStep = z.object({ id, productGroupId: id.nullable(), text: z.string() })
export type PreparationStep = z.infer<typeof preparationStep>

export const form = z.object({ id, code: z.string(), name: z.string(), definition: formDefinition })
export type Form = z.infer<typeof form>

export const lookupKinds = [
  'warrantyTypes',
  'simLocks',
  'requestSources',
  'paymentMethods',
  'failureOptions',
  'serviceOptions',
  'accessories',
  'businessForms',
  'deviceBrands',
] as const
export type LookupKind = (typeof lookupKinds)[number]

/** `short`: the abbreviation a company's name carries (Kft.). */
export const lookup = z.object({ id, name: z.string(), short: z.string().nullable() })
export type Lookup = z.infer<typeof lookup>

export const systemParam = z.object({
  id,
  key: z.string(),
  value: z.union([z.number(), z.string(), z.boolean(), z.array(z.number())]),
  validFrom: z.string(),
})
export type SystemParam = z.infer<typeof systemParam>
