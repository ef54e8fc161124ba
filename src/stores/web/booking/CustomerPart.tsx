import { useEffect, useState } from 'react'
import { businessFormInWords } from '#accounts/business-form.ts'
import { addressesApi } from '#addresses/addresses.api.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { storesApi } from '../../stores.api.ts'
import { storeTexts } from '../../texts.ts'
import styles from './booking.module.css'
import type { BookingPart } from './booking-part.ts'
import { customerFound } from './typed-booking.ts'

/** The customer: found by e-mail address or telephone number if they were here before, or typed. */
export function CustomerPart({ booking, set, fieldOf }: BookingPart) {
  const t = useTexts(storeTexts)
  const forms = useCall(catalogueApi.listLookup, { params: { kind: 'businessForms' } }).data ?? []
  return (
    <Card isSpaced aria-labelledby="counter-customer">
      <h2 id="counter-customer">{t('booking.customer')}</h2>
      <FindCustomer set={set} />
      <div className={styles.fields}>
        <TextField {...fieldOf('lastName', 'customer.lastName')} autoComplete="off" maxLength={100} />
        <TextField {...fieldOf('firstName', 'customer.firstName')} autoComplete="off" maxLength={100} />
        <TextField {...fieldOf('email', 'customer.email')} type="email" autoComplete="off" maxLength={254} hint={t('booking.emailHint')} />
        <TextField {...fieldOf('phone', 'customer.phone')} type="tel" autoComplete="off" maxLength={40} hint={t('booking.phoneHint')} />
      </div>
      <TickField
        name="customer.isCompany"
        label={t('booking.isCompany')}
        checked={booking.isCompany}
        onChange={({ currentTarget: { checked } }) => set({ isCompany: checked })}
      />
      {booking.isCompany && (
        <div className={styles.fields}>
          <TextField {...fieldOf('companyName', 'customer.companyName')} autoComplete="off" maxLength={200} />
          <SelectField {...fieldOf('businessForm', 'customer.businessForm')}>
            {forms.map((form) => (
              <option key={form.id} value={form.id}>
                {businessFormInWords(form)}
              </option>
            ))}
          </SelectField>
          <TextField {...fieldOf('taxNumber', 'customer.taxNumber')} autoComplete="off" maxLength={30} />
        </div>
      )}
      <AddressFields booking={booking} set={set} fieldOf={fieldOf} />
    </Card>
  )
}

type Asked = { readonly email: string } | { readonly phone: string }
const askedOf = (text: string): Asked => (text.includes('@') ? { email: text.trim() } : { phone: text.trim() })

/** Who this store handed in a device for before (DESIGN 8.26); anybody else is typed. */
function FindCustomer({ set }: Pick<BookingPart, 'set'>) {
  const t = useTexts(storeTexts)
  const [text, setText] = useState('')
  const { mutate, data, error, isPending, reset } = useSend(storesApi.findStoreCustomer)
  const isUnknown = error?.status === 404
  function find() {
    if (text.trim() !== '' && !isPending) mutate({ body: askedOf(text) }, { onSuccess: (found) => set(customerFound(found)) })
  }
  return (
    <search className={styles.find}>
      <TextField
        name="counter-find"
        label={t('booking.find')}
        hint={t('booking.findHint')}
        autoComplete="off"
        maxLength={254}
        problem={error && !isUnknown ? error.message : undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          reset()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          find()
        }}
      />
      <Actions>
        <Button variant="quiet" aria-disabled={isPending} onClick={find}>
          {t('booking.findButton')}
        </Button>
      </Actions>
      <Note role="status" tone={isUnknown ? 'plain' : 'success'}>
        {isUnknown && t('booking.notFound')}
        {data && t('booking.found')}
      </Note>
    </search>
  )
}

/** The postal code knows its town. */
function AddressFields({ booking, set, fieldOf }: Pick<BookingPart, 'booking' | 'set' | 'fieldOf'>) {
  const t = useTexts(storeTexts)
  const { postalCode, city } = booking
  const isCode = /^[1-9]\d{3}$/.test(postalCode)
  const towns = useCall(addressesApi.townsOfPostalCode, { params: { code: isCode ? postalCode : '1011' } }, { enabled: isCode }).data ?? []
  const [town] = towns
  const isOnly = isCode && towns.length === 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each code
  useEffect(() => {
    if (isOnly && town && city === '') set({ city: town.city })
  }, [isOnly, town?.city])
  return (
    <>
      <h3>{t('booking.address')}</h3>
      <div className={styles.fields}>
        <TextField {...fieldOf('postalCode', 'address.postalCode')} inputMode="numeric" autoComplete="off" maxLength={20} />
        <TextField {...fieldOf('city', 'address.city')} autoComplete="off" maxLength={60} />
        <TextField {...fieldOf('publicPlaceName', 'address.publicPlaceName')} autoComplete="off" maxLength={80} />
        <TextField {...fieldOf('publicPlaceType', 'address.publicPlaceType')} autoComplete="off" maxLength={30} />
        <TextField {...fieldOf('streetNumber', 'address.streetNumber')} autoComplete="off" maxLength={30} />
        <TextField {...fieldOf('other', 'address.other')} autoComplete="off" maxLength={100} isOptional />
      </div>
    </>
  )
}
