import { lazy, Suspense, useState } from 'react'
import { addressTexts } from '#addresses/texts.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { AddressName } from '../pickup/address-props.ts'

/** Visitors have none. */
const SavedAddressDialog = lazy(async () => ({ default: (await import('./SavedAddressDialog.tsx')).SavedAddressDialog }))

/** Leads whoever has an account to their saved addresses. */
export function SavedAddressPick({ address }: { readonly address: AddressName }) {
  const t = useTexts(addressTexts)
  const { own } = useBooking()
  const [isOpen, setOpen] = useState(false)
  if (!own || own.addresses.length === 0) return null
  return (
    <>
      <p>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('pick.open')}
        </Button>
      </p>
      {isOpen && (
        <Suspense>
          <SavedAddressDialog address={address} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
