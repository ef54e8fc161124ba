import { useState } from 'react'
import { addressTypes } from '#addresses/address-type.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { samePlace } from '#addresses/same-place.ts'
import { maxSavedAddresses } from '#addresses/saved-address.ts'
import { savedAddressesApi } from '#addresses/saved-addresses.api.ts'
import { addressTexts } from '#addresses/texts.ts'
import { useSavedAddresses } from '#addresses/web/use-saved-addresses.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingDone } from '../booking/booking-done.ts'

/** After a booking from a new address: it can be saved for the next one. */
export function SaveBookedAddress({ address }: { readonly address: NonNullable<BookingDone['pickupAddress']> }) {
  const t = useTexts(addressTexts)
  const { accountId, addresses, shared } = useSavedAddresses()
  const sending = useSend(savedAddressesApi.saveAddress)
  const [isWanted, setWanted] = useState(true)
  if (sending.isSuccess)
    return (
      <Note role="status" tone="success">
        {t('book.saved')}
      </Note>
    )
  const isKnown = addresses?.concat(shared).some((one) => one.addressType.id === addressTypes.in && samePlace(one, address)) ?? true
  if (!isWanted || isKnown || (addresses?.length ?? 0) >= maxSavedAddresses) return null
  const save = () => sending.mutate({ params: { id: accountId }, body: { ...address, addressType: { id: addressTypes.in } } })
  return (
    <Card isSpaced>
      <h2>{t('booked.title')}</h2>
      <p>{t('booked.text', { address: formatAddress(address) })}</p>
      <ErrorText>{sending.error?.message}</ErrorText>
      <Actions>
        <Button onClick={save} aria-disabled={sending.isPending}>
          {t('booked.save')}
        </Button>
        <Button variant="quiet" onClick={() => setWanted(false)}>
          {t('booked.no')}
        </Button>
      </Actions>
    </Card>
  )
}
