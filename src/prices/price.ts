import type { Day } from '#calendar/calendar.ts'

/** GAPS D14. */
export const priceKinds = ['repair', 'buyback', 'service'] as const
export type PriceKind = (typeof priceKinds)[number]

/** How well a device is kept that we buy (GAPS D7); A is the best. */
export const grades = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof grades)[number]

/** What a price is for: a model, a kind of device of a brand, a kind of device, a brand; all null: every device. */
export type Scope = { readonly brandId: number | null; readonly productGroupId: number | null; readonly productTypeId: number | null }

/** A device as far as it is known; `productTypeId` null: its model is not in the list. */
export type Device = { readonly brandId: number; readonly productGroupId: number; readonly productTypeId: number | null }

/** What is priced: a fault that is repaired, a grade and size that is bought, a service. */
export type Subject =
  | { readonly kind: 'repair'; readonly failureOptionId: number }
  | { readonly kind: 'buyback'; readonly grade: Grade; readonly storageGb: number | null }
  | { readonly kind: 'service'; readonly serviceOptionId: number }

/** Net forints and working days. */
export type PriceFigures = {
  readonly netFrom: number
  readonly netTo: number
  readonly labourMinutes: number | null
  readonly partsNote: string
  readonly daysFrom: number | null
  readonly daysTo: number | null
}

/** A price in force. `notes`: to the customer, by language. */
export type Price = Scope &
  PriceFigures & {
    readonly id: number
    readonly kind: PriceKind
    readonly failureOptionId: number | null
    readonly serviceOptionId: number | null
    readonly grade: Grade | null
    readonly storageGb: number | null
    readonly notes: Readonly<Record<string, string>>
    readonly validFrom: Day
    /** The list it is of (decision 110); null: the general one. */
    readonly priceListId: number | null
  }

/** GAPS D14: a model is narrower than a kind of device, and that than a brand; of a kind of device, one brand's is narrower than every brand's. */
export function narrowness({ brandId, productGroupId, productTypeId }: Scope): number {
  if (productTypeId !== null) return 4
  if (productGroupId !== null) return brandId !== null ? 3 : 2
  return brandId !== null ? 1 : 0
}

const agrees = (wanted: number | null, known: number | null) => wanted === null || wanted === known

export const covers = (scope: Scope, device: Device): boolean =>
  agrees(scope.brandId, device.brandId) && agrees(scope.productGroupId, device.productGroupId) && agrees(scope.productTypeId, device.productTypeId)

/** Of the prices of one thing the one that holds for a device: the narrowest that covers it. */
export function narrowest<Row extends Scope>(rows: readonly Row[], device: Device): Row | null {
  const covering = rows.filter((row) => covers(row, device))
  return covering.reduce<Row | null>((best, row) => (best === null || narrowness(row) > narrowness(best) ? row : best), null)
}

export function isAbout(price: Pick<Price, 'kind' | 'failureOptionId' | 'serviceOptionId' | 'grade' | 'storageGb'>, subject: Subject): boolean {
  if (price.kind !== subject.kind) return false
  if (subject.kind === 'repair') return price.failureOptionId === subject.failureOptionId
  if (subject.kind === 'service') return price.serviceOptionId === subject.serviceOptionId
  return price.grade === subject.grade && price.storageGb === subject.storageGb
}
