import { useWatch } from 'react-hook-form'
import { useSession } from '#accounts/web/session.ts'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { isLifecycleAction } from '#requests/lifecycle.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { type BulkStep, bulkSteps, keyOfBulkStep } from '../../bulk-step.ts'
import type { DeskRow } from '../../queue.ts'
import { deskTexts } from '../../texts.ts'
import { type ChosenStep, StepDetail } from './StepDetail.tsx'
import { bulkKinds, plannedTakenOut, stepOf, tellsCustomer } from './step-of.ts'

type Props = {
  readonly rows: readonly DeskRow[]
  /** Why the last try did nothing at all. */
  readonly problem: string | null
  readonly take: (step: BulkStep) => Promise<unknown>
  readonly close: () => void
}

const untouched: ChosenStep = { kind: '', detail: '' }

/** Which step, and what it needs to be told. Only the steps this employee may take are offered. */
export function BulkForm({ rows, problem, take, close }: Props) {
  const t = useTexts(deskTexts)
  const words = useTexts(stepTexts)
  const session = useSession()
  const keys = session.kind === 'signedIn' ? session.permissionKeys : []
  const offered = bulkKinds.filter((kind) => keys.includes(keyOfBulkStep(kind)))
  const form = useSchemaForm({
    schema: bulkSteps.shape.step,
    values: untouched,
    toBody: ({ kind, detail }) => (kind === '' ? undefined : stepOf(kind, detail)),
    send: take,
    // The dialog tells what was refused: it may have taken a step before there was a form.
    onRefused: () => true,
  })
  const { control } = form
  const kind = useWatch({ control, name: 'kind' })
  const planned = kind === '' ? 0 : plannedTakenOut(kind, rows)

  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <ErrorText>{problem && `${t('bulk.failed')}: ${problem}`}</ErrorText>
      <FormSelectField control={control} path="kind" label={t('bulk.step')} required whenChosen={() => form.setValue('detail', '')}>
        {offered.map((one) => (
          <option key={one} value={one}>
            {isLifecycleAction(one) ? words(`${one}.taken`) : t(`bulk.kind.${one}`)}
          </option>
        ))}
      </FormSelectField>
      {kind && <StepDetail kind={kind} control={control} />}
      {kind && tellsCustomer(kind) && <Note tone="warning">{t('bulk.tells')}</Note>}
      {planned > 0 && <Note tone="warning">{t('bulk.planned', { count: planned })}</Note>}
      <FormActions save={t('bulk.doIt', { count: rows.length })} isSending={form.isSubmitting} onLeave={close} />
    </form>
  )
}
