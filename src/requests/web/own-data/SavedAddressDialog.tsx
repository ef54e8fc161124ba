import { useFormContext } from 'react-hook-form'
import { type AddressTypeId, addressTypes } from '#addresses/address-type.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { SavedAddress } from '#addresses/saved-address.ts'
import { addressTexts } from '#addresses/texts.ts'
import { useSavedAddresses } from '#addresses/web/use-saved-addresses.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import { type BookingForm, emptyAddress } from '../booking/booking-form.ts'
import type { AddressName } from '../pickup/address-props.ts'
import { meetingAt, noteAt, placeOf } from './prefill.ts'

const typeAt: Readonly<Record<AddressName, AddressTypeId>> = {
  deliveryInAddress: addressTypes.in,
  deliveryOutAddress: addressTypes.out,
  billingAddress: addressTypes.billing,
}

type Props = { readonly address: AddressName; readonly close: () => void }

/**
 * SPEC 4, address pickers: a saved address fills the form, "create new" empties it, and choosing closes the dialog. The form holds what was
 * chosen, so an address deleted afterwards changes nothing in it.
 */
export function SavedAddressDialog({ address, close }: Props) {
  const t = useTexts(addressTexts)
  const { addresses, shared, error, refetch } = useSavedAddresses()
  const type = typeAt[address]
  // Those of the kind first: any other may be meant too, where it can be used.
  const offered = [...(addresses ?? []), ...shared]
    .filter(({ countryCode }) => type === addressTypes.billing || countryCode === 'HUN')
    .sort((one, other) => Number(other.addressType.id === type) - Number(one.addressType.id === type))

  const choose = useChoose(address, offered)
  const pick = (saved: SavedAddress | null) => {
    choose(saved)
    close()
  }
  return (
    <Dialog title={t('pick.title')} onClose={close} hasCross>
      {!addresses && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      <List variant="cards">
        {offered.map((saved) => (
          <li key={saved.id}>
            <Button variant="quiet" onClick={() => pick(saved)}>
              {[saved.label, saved.billingName, formatAddress(saved), saved.contactName, saved.courierNote].filter(Boolean).join(', ')}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => pick(null)}>
            {t('pick.new')}
          </Button>
        </li>
      </List>
    </Dialog>
  )
}

/** Null: a new one. A pickup point brings whom the courier meets there and the note to them; what another one brought goes with it. */
function useChoose(address: AddressName, offered: readonly SavedAddress[]) {
  const { setup } = useBooking()
  const { setValue, getValues } = useFormContext<BookingForm>()
  return (saved: SavedAddress | null) => {
    const place = saved ? placeOf(saved) : emptyAddress()
    if (address === 'deliveryInAddress') {
      const before = getValues(address)
      setValue(address, { ...before, ...place, ...meetingAt(saved, before, offered) })
      setValue('serviceRequest.pickupNote', noteAt(saved, getValues('serviceRequest.pickupNote'), offered))
      // SPEC 4: selecting a shipping-in address also marks billing as equal to it.
      if (saved) setValue('billingAddress.kind', 'same')
    } else if (address === 'deliveryOutAddress') {
      const before = getValues(address)
      setValue(address, { ...before, ...place, ...meetingAt(saved, before, offered), kind: 'address' })
    } else {
      setValue(address, { ...getValues(address), ...place, kind: 'address', billingName: saved?.billingName ?? '' })
      if (saved?.isCompany === 1 && setup.form.definition.company !== 'person') {
        setValue('customer.isCompany', true)
        if (saved.taxNumber !== '') setValue('customer.taxNumber', saved.taxNumber)
      }
    }
  }
}
