import { z } from 'zod'
import type { AvailableServiceSummary } from '#catalogue/catalogue.ts'
import { warrantyType } from '#catalogue/service-ids.ts'
import { brandServiceLink } from '#catalogue/service-link.ts'
import { refusedWith } from '#errors.ts'
import { paths } from '#paths.ts'

const id = z.int(refusedWith('REQUIRED')).positive(refusedWith('REQUIRED'))

/** What the calculator asks of whoever stands before it: every choice is made, a model that is not in the list is said to be none. */
export const calculatorQuestion = z.object({
  brandId: id,
  productGroupId: id,
  productTypeId: id.nullable(),
  failureOptionIds: z.array(id, refusedWith('REQUIRED')).min(1, refusedWith('REQUIRED')).max(10),
  warrantyTypeId: id.max(3),
})
export type CalculatorQuestion = z.output<typeof calculatorQuestion>

const idIn = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** The question an address holds, so that an answer can be kept, sent on, and found again by the browser's back; null: none, or not a whole one. */
export function questionIn(search: URLSearchParams): CalculatorQuestion | null {
  const { success, data } = calculatorQuestion.safeParse({
    brandId: idIn(search.get('marka')),
    productGroupId: idIn(search.get('csoport')),
    productTypeId: idIn(search.get('tipus')) ?? null,
    failureOptionIds: (search.get('hiba') ?? '').split(',').map(idIn),
    warrantyTypeId: idIn(search.get('javitas')),
  })
  return success ? data : null
}

export function searchOf({ brandId, productGroupId, productTypeId, failureOptionIds, warrantyTypeId }: CalculatorQuestion): URLSearchParams {
  return new URLSearchParams({
    marka: String(brandId),
    csoport: String(productGroupId),
    ...(productTypeId === null ? {} : { tipus: String(productTypeId) }),
    hiba: failureOptionIds.join(','),
    javitas: String(warrantyTypeId),
  })
}

type Offered = { readonly slug: string; readonly availableService: readonly AvailableServiceSummary[] }

/** The kinds of repair somebody may ask the price of: paid, the maker's warranty where the brand offers it, insurance. */
export const askedWarrantyTypes = (brand: Offered | undefined): readonly number[] =>
  [warrantyType.paid, warrantyType.warranty, warrantyType.insurance].filter(
    (one) => one !== warrantyType.warranty || brand?.availableService.some(({ warrantyTypeId }) => warrantyTypeId === warrantyType.warranty) === true,
  )

/** Where a repair is booked; a brand that does not offer it here shows on its page what it does offer. `isInside`: in the personal area. */
export function bookingOf({ slug, availableService }: Offered, warrantyTypeId: number, isInside: boolean): string {
  if (warrantyTypeId === warrantyType.insurance) return isInside ? paths.newOrderOf('biztositasi') : paths.insuranceServiceWarranty()
  const service = availableService.find((one) => one.warrantyTypeId === warrantyTypeId)
  if (!service) return paths.brand(slug)
  const { path, isExternalLink } = brandServiceLink(slug, service)
  if (isInside && !isExternalLink) return paths.newOrderOf(warrantyTypeId === warrantyType.warranty ? 'garancialis' : 'fizetos', slug)
  return path ?? paths.brand(slug)
}
