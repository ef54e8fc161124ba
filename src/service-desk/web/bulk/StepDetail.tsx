import { SelectField } from '#base/web/kit/SelectField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { holdReasons } from '../../hold.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { type BulkKind, nobody } from './step-of.ts'

type Props = { readonly kind: BulkKind; readonly value: string; readonly setValue: (value: string) => void }

/** What a step needs beyond being chosen; nothing for most. */
export function StepDetail({ kind, value, setValue }: Props) {
  const t = useTexts(deskTexts)
  const { data } = useCall(serviceDeskApi.listEmployees, {}, { enabled: kind === 'assign' })
  const field = {
    name: 'bulk-detail',
    required: true,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setValue(currentTarget.value),
  }
  if (kind === 'hold')
    return (
      <SelectField label={t('bulk.reason')} {...field}>
        {holdReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`hold.${reason}`)}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'finishWithoutRepair')
    return (
      <SelectField label={t('bulk.outcome')} {...field}>
        {lifecycle.finishWithoutRepair.outcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`outcome.${outcome}`)}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'assign')
    return (
      <SelectField label={t('bulk.assignee')} {...field}>
        <option value={nobody}>{t('queue.nobody')}</option>
        {data?.employees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  return null
}
