import { call } from '#base/web/call.ts'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readNow } from '#base/web/use-call.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { type CostCentre, changedCostCentre, costCentreInWords } from '../../cost-centre.ts'
import { companyTexts } from '../../texts.ts'
import styles from '../companies.module.css'

type Props = {
  readonly companyId: number
  /** Null: a new one. */
  readonly costCentre: CostCentre | null
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
}

export function CostCentreForm({ companyId, costCentre, onSaved, onLeave }: Props) {
  const t = useTexts(companyTexts)
  const form = useSchemaForm({
    schema: changedCostCentre,
    missing: { code: t('costCentres.missing.code'), name: t('costCentres.missing.name') },
    values: { code: costCentre?.code ?? '', name: costCentre?.name ?? '', active: costCentre?.active ?? true },
    toBody: (typed) => ({ ...typed, version: costCentre?.version ?? 1 }),
    send: ({ code, name, ...change }) =>
      costCentre
        ? call(companiesApi.changeCostCentre, { params: { companyId, costCentreId: costCentre.id }, body: { code, name, ...change } })
        : call(companiesApi.addCostCentre, { params: { companyId }, body: { code, name } }),
    onSent: (saved) => onSaved(t('costCentres.saved', { name: costCentreInWords(saved) })),
    overtaken: costCentre
      ? {
          now: async () => {
            const { costCentres } = await readNow(companiesApi.listCostCentres, { params: { companyId } })
            const now = costCentres.find(({ id }) => id === costCentre.id)
            return now ? { code: now.code, name: now.name, active: now.active } : null
          },
          names: { code: t('costCentres.code'), name: t('costCentres.name'), active: t('costCentres.active') },
          inWords: { active: (held) => t(held ? 'access.yes' : 'access.no') },
        }
      : undefined,
  })
  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)
  return (
    <form noValidate aria-labelledby="cost-centre-form" onSubmit={(event) => void form.submit(event)} {...place}>
      <h3 id="cost-centre-form" {...heading}>
        {costCentre ? costCentreInWords(costCentre) : t('costCentres.add')}
      </h3>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <div className={styles.fields}>
        <FormTextField
          control={form.control}
          path="code"
          label={t('costCentres.code')}
          hint={t('costCentres.codeHint')}
          required
          autoComplete="off"
        />
        <FormTextField control={form.control} path="name" label={t('costCentres.name')} required autoComplete="off" />
      </div>
      {costCentre && <FormTickField control={form.control} path="active" label={t('costCentres.active')} hint={t('costCentres.activeHint')} />}
      <FormActions save={t('costCentres.save')} isSending={form.isSubmitting} onLeave={leave} />
    </form>
  )
}
