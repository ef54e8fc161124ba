import { type ReactNode, useRef, useState } from 'react'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { type StepHeading, useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type AddressTypeId, addressTypes } from '../address-type.ts'
import { newSavedAddress, type SavedAddress } from '../saved-address.ts'
import { addressTexts } from '../texts.ts'
import type { AddressBook } from './address-book.ts'
import { type AddressValues, bodyOf, emptyValues, valuesOf } from './address-values.ts'
import { BillingFields } from './BillingFields.tsx'
import { MeetingFields } from './MeetingFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'

type Props = {
  readonly book: AddressBook
  readonly type: AddressTypeId
  /** The one to change; without it a new one is saved. */
  readonly saved?: SavedAddress | undefined
  /** On a new invoice. */
  readonly billingName?: string
  /** What the address becomes, whatever its tick says. */
  readonly isAlwaysDefault?: boolean
  readonly save?: string
  readonly onSaved: (saved: SavedAddress) => unknown
  readonly onLeave?: { readonly words: string; readonly go: () => void }
  /** It came in the place of its button: its heading takes the focus, and Escape leaves it too. */
  readonly title?: (heading: StepHeading) => ReactNode
  /** Before the buttons. */
  readonly children?: ReactNode
}

/** One saved address. Deleted elsewhere while it is open, it can be saved anew; changed elsewhere, it is not overwritten. */
export function AddressForm({ book, type, saved, billingName, isAlwaysDefault = false, save, onSaved, onLeave, title, children }: Props) {
  const t = useTexts(addressTexts)
  const [isGone, setGone] = useState(false)
  const version = useRef(saved?.version ?? 0)
  const form = useSchemaForm({
    schema: newSavedAddress,
    values: saved ? valuesOf(saved) : emptyValues(billingName),
    toBody: (values: AddressValues) => bodyOf(type, { ...values, isDefault: isAlwaysDefault || values.isDefault }),
    send: (body) => (saved && !isGone ? book.change(saved.id, { ...body, version: version.current }) : book.save(body)),
    onSent: async (answer) => {
      await book.readAgain()
      await onSaved(answer)
    },
    onRefused: async ({ code }) => {
      const isDeleted = code === 'NOT_FOUND' && saved !== undefined
      if (isDeleted) setGone(true)
      if (isDeleted) await book.readAgain()
      return isDeleted
    },
    overtaken: {
      now: async () => {
        const addresses = await book.readNow()
        const now = addresses.find((one) => one.id === saved?.id)
        if (!now) return null
        version.current = now.version
        return valuesOf(now)
      },
    },
  })
  const { control, setValue, getValues } = form
  const { place, heading } = useStepPlace(title && onLeave ? () => void form.leave(onLeave.go) : null, form.isSubmitting)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} {...place}>
      {title?.(heading)}
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <Note role="alert" tone="warning">
        {isGone ? t('pick.gone') : ''}
      </Note>
      {type === addressTypes.billing && <BillingFields control={control} />}
      <PlaceFields control={control} setValue={setValue} getValues={getValues} />
      {book.hasPickupPoints && type !== addressTypes.billing && <MeetingFields control={control} />}
      <FormTextField control={control} path="label" label={t('form.label')} hint={t('form.labelHint')} autoComplete="off" isOptional />
      {!isAlwaysDefault && !saved?.isDefault && <FormTickField control={control} path="isDefault" label={t('form.isDefault')} />}
      {children}
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? t('form.saving') : (save ?? t('form.save'))}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={() => void form.leave(onLeave.go)} aria-disabled={form.isSubmitting}>
            {onLeave.words}
          </Button>
        )}
      </Actions>
    </form>
  )
}
