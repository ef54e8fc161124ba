import type { Control } from 'react-hook-form'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { isLifecycleAction } from '#requests/lifecycle.ts'
import { unrepairedOutcomes } from '#requests/status.ts'
import { choosesOutcome } from '../../bulk-step.ts'
import { holdReasons } from '../../hold.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { type BulkKind, nobody } from './step-of.ts'

/** `detail`: a reason, an outcome or an employee. */
export type ChosenStep = { readonly kind: BulkKind | ''; readonly detail: string }

type Props<Sent> = { readonly kind: BulkKind; readonly control: Control<ChosenStep, unknown, Sent> }

/** What a step needs beyond being chosen; nothing for most. */
export function StepDetail<Sent>({ kind, control }: Props<Sent>) {
  const t = useTexts(deskTexts)
  const { data } = useCall(serviceDeskApi.listEmployees, {}, { enabled: kind === 'assign' })
  const field = { control, path: 'detail', required: true } as const
  if (kind === 'hold')
    return (
      <FormSelectField label={t('bulk.reason')} {...field}>
        {holdReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`hold.${reason}`)}
          </option>
        ))}
      </FormSelectField>
    )
  if (isLifecycleAction(kind) && choosesOutcome(kind))
    return (
      <FormSelectField label={t('bulk.outcome')} {...field}>
        {unrepairedOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`outcome.${outcome}`)}
          </option>
        ))}
      </FormSelectField>
    )
  if (kind === 'assign')
    return (
      <FormSelectField label={t('bulk.assignee')} {...field}>
        <option value={nobody}>{t('queue.nobody')}</option>
        {data?.employees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
    )
  return null
}
