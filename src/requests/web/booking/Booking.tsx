import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSession } from '#accounts/web/session.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import type { Door } from '../doors.ts'
import { BookingContext } from './booking-context.ts'
import { type BookingForm, emptyForm, restoreForm } from './booking-form.ts'
import { readDraft } from './draft.ts'
import type { Papers } from './paper-store.ts'
import { ProblemsProvider } from './problems.tsx'
import { Steps } from './Steps.tsx'
import { useBrandTexts } from './use-brand-texts.ts'
import { useDraft } from './use-draft.ts'
import type { usePapers } from './use-papers.ts'
import { useStep } from './use-step.ts'

type Props = {
  readonly door: Door
  readonly address: string
  readonly setup: BookingSetup
  readonly papers: Papers
  readonly attach: ReturnType<typeof usePapers>['attach']
  readonly startAgain: () => void
}

/** One booking from the first field to the sending: its form, its draft, its files. */
export function Booking({ door, address, setup: asked, papers, attach, startAgain }: Props) {
  useFormSession()
  const session = useSession()
  const [kept] = useState(() => readDraft(address, Date.now()))
  const [restored] = useState(() => restoreForm(emptyForm(asked, session.kind === 'signedIn' ? session.person : null), kept?.form, asked))
  const form = useForm<BookingForm>({ defaultValues: restored })
  const draft = useDraft(address, form, kept)
  const { texts, isComplete } = useBrandTexts(door, asked, form.control)
  const { go } = useStep()

  const booking = useMemo(() => ({ door, setup: { ...asked, texts }, papers, attach, goTo: go }), [door, asked, texts, papers, attach, go])
  return (
    <FormProvider {...form}>
      <BookingContext value={booking}>
        <ProblemsProvider>
          <Steps
            draft={draft}
            wasRestored={kept !== null}
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
