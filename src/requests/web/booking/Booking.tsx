import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import type { ServiceEntry } from '../service-entries.ts'
import { bookedDeviceIn, withDevice } from './booked-device.ts'
import { BookingContext } from './booking-context.ts'
import { type BookingForm, emptyForm, restoreForm } from './booking-form.ts'
import { readDraft } from './draft.ts'
import type { Documents } from './draft-documents.ts'
import { ProblemsProvider } from './problems.tsx'
import { Steps } from './Steps.tsx'
import { useBrandTexts } from './use-brand-texts.ts'
import type { useDocuments } from './use-documents.ts'
import { useDraft } from './use-draft.ts'
import { useStep } from './use-step.ts'

type Props = {
  readonly serviceEntry: ServiceEntry
  readonly address: string
  readonly setup: BookingSetup
  readonly documents: Documents
  readonly attach: ReturnType<typeof useDocuments>['attach']
  readonly startAgain: () => void
}

/** One booking from the first field to the sending: its form, its draft, its files. */
export function Booking({ serviceEntry, address, setup: asked, documents, attach, startAgain }: Props) {
  useFormSession()
  const session = useSession()
  const { state } = useLocation()
  const [booked] = useState(() => bookedDeviceIn(state))
  const [stored] = useState(() => readDraft(address, Date.now()))
  const [restored] = useState(() =>
    withDevice(restoreForm(emptyForm(asked, session.kind === 'signedIn' ? session.person : null), stored?.form, asked), booked),
  )
  const form = useForm<BookingForm>({ defaultValues: restored })
  const draft = useDraft(address, form, stored)
  const { texts, isComplete } = useBrandTexts(serviceEntry, asked, form.control)
  const { go } = useStep()

  const booking = useMemo(
    () => ({ serviceEntry, setup: { ...asked, texts }, documents, attach, purchaseDocuments: booked?.purchaseDocuments ?? [], goTo: go }),
    [serviceEntry, asked, texts, documents, attach, booked, go],
  )
  return (
    <FormProvider {...form}>
      <BookingContext value={booking}>
        <ProblemsProvider>
          <Steps
            draft={draft}
            wasRestored={stored !== null}
            areTextsComplete={isComplete}
            startAgain={() => {
              draft.drop()
              startAgain()
            }}
          />
        </ProblemsProvider>
      </BookingContext>
    </FormProvider>
  )
}
