import { useContext, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CallRefused } from '#base/web/call-refused.ts'
import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { OverContext } from '#base/web/kit/over.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { UnrepairedOutcome } from '#requests/status.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import { worksheetsApi } from '../../worksheets.api.ts'
import { goToSheet } from './go-to-sheet.ts'

/** The steps that close a sheet. */
export type FinishingStep = 'finishRepair' | 'finishWithoutRepair'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly view: WorksheetView
  /** Which end it was. */
  readonly onChanged: (done: FinishingStep) => Promise<void>
  /** Saves what was typed; false when it could not be. */
  readonly save: () => Promise<boolean>
  /** What the sheet lacks, to be shown at its fields. */
  readonly showProblems: (error: CallRefused) => void
}

/** The two ends of the work, each in two steps: closing the sheet cannot be taken back by oneself. */
export function FinishSteps({ view, save, onChanged, ...rest }: Props) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(stepTexts)
  const { step, begin, leave, onto } = useOpenStep<'repaired' | 'unrepaired'>()
  const [problem, setProblem] = useState('')
  const isOver = useContext(OverContext)
  const canRepair = view.may.outcomes.includes('REPAIRED')
  const unrepaired = view.may.outcomes.filter((outcome) => outcome !== 'REPAIRED')
  const isWithdrawn = view.withdrawal === 'accepted'
  // Where the customer withdrew, the device goes back as it is (decision 150).
  const inOrder = isWithdrawn ? (['unrepaired', 'repaired'] as const) : (['repaired', 'unrepaired'] as const)
  const ends = inOrder.filter((end) => (end === 'repaired' ? canRepair : unrepaired.length > 0))
  const main = isWithdrawn ? 'unrepaired' : view.withdrawal === null ? 'repaired' : null

  async function open(next: 'repaired' | 'unrepaired') {
    const isSaved = await save()
    setProblem(isSaved ? '' : t('finish.saveFirst'))
    if (isSaved) begin(next)
  }

  const finishing = {
    ...rest,
    back: leave,
    async onChanged(done: FinishingStep) {
      await onChanged(done)
      goToSheet()
    },
  }
  if (step === 'repaired') return <Repaired {...finishing} withdrawal={view.withdrawal} />
  if (step === 'unrepaired') return <Unrepaired {...finishing} outcomes={unrepaired} hasPlanned={view.status === 'QUOTE_ACCEPTED'} />
  if (isOver) return null
  return (
    <>
      {problem && <ErrorText>{problem}</ErrorText>}
      {view.waitsForQuote && view.may.edit && <Muted>{t('worksheet.waitsForQuote')}</Muted>}
      {view.waitsForInsurer && view.may.edit && <Muted>{t('worksheet.waitsForInsurer')}</Muted>}
      {view.may.outcomes.length > 0 && (
        <Actions>
          {ends.map((end) => (
            <Button key={end} ref={onto(end)} variant={end === main ? 'main' : 'quiet'} onClick={() => void open(end)}>
              {words(end === 'repaired' ? 'finishRepair.open' : 'finishWithoutRepair.open')}
            </Button>
          ))}
        </Actions>
      )}
    </>
  )
}

type StepProps = Omit<Props, 'view' | 'save'> & { readonly back: () => void }

function Repaired({ requestId, version, onChanged, showProblems, back, withdrawal }: StepProps & Pick<WorksheetView, 'withdrawal'>) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(stepTexts)
  const finish = useSend(worksheetsApi.finishRepair)
  const confirm = () =>
    finish.mutate(
      { params: { id: requestId }, body: { version } },
      { onSuccess: () => onChanged('finishRepair'), onError: (error) => tellLacking(error, back, showProblems) },
    )
  return (
    <ConfirmStep
      title={words('finishRepair.title')}
      confirm={words('finishRepair.confirm')}
      isPending={finish.isPending}
      error={finish.error}
      onConfirm={confirm}
      onBack={back}
    >
      {withdrawal && <Note tone="warning">{t(`finish.withdrawn.${withdrawal}`)}</Note>}
      <p>{words('finishRepair.lead')}</p>
    </ConfirmStep>
  )
}

function Unrepaired({
  requestId,
  version,
  onChanged,
  showProblems,
  back,
  outcomes,
  hasPlanned,
}: StepProps & { readonly outcomes: readonly UnrepairedOutcome[]; readonly hasPlanned: boolean }) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(stepTexts)
  const finish = useSend(worksheetsApi.finishWithoutRepair)
  const [only] = outcomes.length === 1 ? outcomes : []
  const form = useSchemaForm({
    schema: worksheetsApi.finishWithoutRepair.body,
    values: { outcome: only ?? '', outcomeNote: '' },
    toBody: ({ outcome, outcomeNote }) => ({ version, outcome: outcome || undefined, note: outcomeNote }),
    fieldAt: (path) => (path === 'note' ? 'outcomeNote' : path),
    missing: { outcome: t('finish.missing') },
    send: (body) => finish.mutateAsync({ params: { id: requestId }, body }),
    onSent: () => onChanged('finishWithoutRepair'),
    onRefused: (refusal) => {
      tellLacking(refusal, back, showProblems)
      return false
    },
    focus: 'field',
  })
  const outcome = useWatch({ control: form.control, name: 'outcome' })

  return (
    <ConfirmForm
      title={words('finishWithoutRepair.title')}
      confirm={words('finishWithoutRepair.confirm')}
      isDangerous
      form={form}
      error={finish.error}
      onBack={back}
    >
      <p>{words('finishWithoutRepair.lead')}</p>
      {hasPlanned && <p>{t('finish.planned')}</p>}
      <FormSelectField
        control={form.control}
        path="outcome"
        label={t('finish.outcome')}
        hint={outcome === 'NO_FAULT' || outcome === 'WARRANTY_REJECTED' ? t('finish.feeHint') : undefined}
      >
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {t(`outcomes.${one}`)}
          </option>
        ))}
      </FormSelectField>
      <FormTextField control={form.control} path="outcomeNote" label={t('finish.note')} isOptional maxLength={300} />
    </ConfirmForm>
  )
}

/** What is missing is filled in on the sheet, so it is shown there. */
function tellLacking(error: CallRefused, back: () => void, showProblems: Props['showProblems']) {
  if (error.code !== 'WORKSHEET_INCOMPLETE') return
  back()
  showProblems(error)
}
