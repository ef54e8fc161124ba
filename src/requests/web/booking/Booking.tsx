import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useFormSession } from '#base/web/use-form-session.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import type { OwnData } from '../own-data/own-data.ts'
import type { usePrefill } from '../own-data/use-prefill.ts'
import type { ServiceEntry } from '../service-entries.ts'
import { bookedDeviceIn, withDevice } from './booked-device.ts'
import { BookingContext } from './booking-context.ts'
import { type BookingForm, emptyForm, restoreForm } from './booking-form.ts'
import { chosenDeviceIn, withChosen } from './chosen-device.ts'
import { draftsFor } from './draft.ts'
import type { Documents } from './draft-documents.ts'
import { ProblemsProvider } from './problems.tsx'
import { Steps } from './Steps.tsx'
import { withSale } from './sale.ts'
import { useBrandTexts } from './use-brand-texts.ts'
import type { useDocuments } from './use-documents.ts'
import { useDraft } from './use-draft.ts'
import { useLater } from './use-later.ts'
import { useStep } from './use-step.ts'

type Props = {
  readonly serviceEntry: ServiceEntry
  /** The name of its draft. */
  readonly address: string
  /** The draft somebody began before they logged in. */
  readonly earlierDraft: string
  readonly own: OwnData | null
  readonly prefill: NonNullable<ReturnType<typeof usePrefill>> | null
  readonly setup: BookingSetup
  readonly documents: Documents
  readonly attach: ReturnType<typeof useDocuments>['attach']
  readonly startAgain: () => void
}

/** One booking from the first field to the sending: its form, its draft, its files. */
export function Booking({ serviceEntry, address, earlierDraft, own, prefill, setup: asked, documents, attach, startAgain }: Props) {
  useFormSession()
  const { state } = useLocation()
  const [booked] = useState(() => bookedDeviceIn(state))
  const [drafts] = useState(() => draftsFor(serviceEntry.caller !== undefined))
  const [stored] = useState(() => drafts.read(address, Date.now()) ?? drafts.read(earlierDraft, Date.now()))
  const [restored] = useState(() => {
    const known = serviceEntry.caller ? serviceEntry.caller.known : own
    const untouched = known && prefill ? prefill(emptyForm(asked), known, asked) : emptyForm(asked)
    const withDevices = withChosen(withDevice(restoreForm(untouched, stored?.form, asked), booked), chosenDeviceIn(state), asked)
    return withSale(withDevices, serviceEntry.sale)
  })
  const form = useForm<BookingForm>({ defaultValues: restored })
  const draft = useDraft(drafts, address, form, stored)
  const { texts, isComplete } = useBrandTexts(serviceEntry, asked, form.control)
  const { go } = useStep()
  const { later, load } = useLater()

  const booking = useMemo(
    () => ({ serviceEntry, setup: { ...asked, texts }, own, documents, attach, purchaseDocuments: booked?.purchaseDocuments ?? [], goTo: go }),
    [serviceEntry, own, asked, texts, documents, attach, booked, go],
  )
  // Once its effects have run the form tells whoever holds it that it is ready. Nobody below asks, and drawing all of it again at once is not sliced.
  return useMemo(
    () => (
      <FormProvider {...form}>
        <BookingContext value={booking}>
          <ProblemsProvider rules={later}>
            <Steps
              later={later}
              load={load}
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
    ),
    [form, booking, later, load, draft, stored, isComplete, startAgain],
  )
}
