import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { knownBrand } from '#catalogue/known-brands.ts'
import { paths } from '#paths.ts'
import type { BookingSetup, PreviousRequest } from '../../booking-setup.ts'
import { fewTexts } from '../../few-texts.ts'
import type { BookedDevice } from '../booking/booked-device.ts'
import { PreviousRepair } from '../device/PreviousRepair.tsx'

type Props = { readonly previous: PreviousRequest; readonly setup: Pick<BookingSetup, 'brands'> }

/** The link of a repair whose warranty is over, or which is not handed back yet: no repeat claim is taken, so none is begun. A paid repair is, with the same device. */
export function WarrantyNotHeld({ previous, setup }: Props) {
  const t = useTexts(fewTexts)
  // Of a few brands paid repairs are taken elsewhere; their page says where.
  const slug = setup.brands.find(({ id }) => id === previous.brandId)?.slug
  return (
    <PreviousRepair previous={previous} heading="h2">
      {previous.warrantyUntil === null ? (
        <Actions>
          <ButtonLink to={paths.externalRequest(String(previous.crmRequestId))}>{t('previous.toRequest')}</ButtonLink>
        </Actions>
      ) : (
        slug && (
          <Actions>
            <ButtonLink to={knownBrand(slug)?.paid === false ? paths.brand(slug) : paths.paidRepair(slug)} state={carried(previous)}>
              {t('previous.toPaid')}
            </ButtonLink>
          </Actions>
        )
      )}
    </PreviousRepair>
  )
}

/** Whoever came by the link alone is shown the end of the number only, and types it again. */
const inFull = (identifier: string) => (identifier.includes('•') ? '' : identifier)

const carried = ({
  brandId,
  productGroupId,
  productType,
  productTypeOther,
  deviceColourId,
  identifier,
  identifierKind,
}: PreviousRequest): BookedDevice => ({
  device: {
    ...{ brandId, productGroupId, deviceColourId, identifierKind },
    productTypeId: productType?.id ?? null,
    productTypeOther: productType?.name ?? productTypeOther ?? '',
    identifier: inFull(identifier),
    dateOfPurchase: '',
    purchasePrice: '',
  },
  purchaseDocuments: [],
})
