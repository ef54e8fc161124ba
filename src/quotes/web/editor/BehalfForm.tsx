import type { FormEvent, ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { FormProblem } from '#base/web/forms/form-errors.ts'
import { FormLongTextField, FormSelectField } from '#base/web/forms/form-fields.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { saidBy } from '#requests/said-by.ts'
import { quoteTexts } from '../../texts.ts'

/** A report asks for no declarations. */
export const untouchedBehalf = { decision: '', method: '', behalfNote: '', declarations: { startNow: false, startLoss: false } }

/** The editor beside it has a note too. */
const fieldOf: Readonly<Record<string, string>> = { quoteAcceptedStatus: 'decision', expertReportAcceptedStatus: 'decision', note: 'behalfNote' }
export const behalfFieldAt = (path: string) => fieldOf[path] ?? path

type Props<Sent> = {
  readonly id: string
  readonly form: {
    readonly control: Control<typeof untouchedBehalf, unknown, Sent>
    readonly problems: readonly FormProblem[]
    readonly attempt: number
    readonly isSubmitting: boolean
  }
  readonly onSubmit: (event: FormEvent) => void
  /** What the customer says yes to, in words. */
  readonly accepted: string
  /** What else is asked of whoever accepts. */
  readonly children?: ReactNode
}

/** What the customer said by phone, by e-mail or in person. */
export function BehalfForm<Sent>({ id, form: { control, problems, attempt, isSubmitting }, onSubmit, accepted, children }: Props<Sent>) {
  const t = useTexts(quoteTexts)
  return (
    <Card as="form" edge="accent" onSubmit={onSubmit} noValidate aria-labelledby={id}>
      <h2 id={id}>{t('behalf.title')}</h2>
      <p>{t('behalf.lead')}</p>
      <FormErrorSummary problems={problems} attempt={attempt} />
      <FormSelectField control={control} path="decision" label={t('behalf.decision')}>
        <option value="accepted">{accepted}</option>
        <option value="rejected">{t('behalf.rejected')}</option>
      </FormSelectField>
      {children}
      <FormSelectField control={control} path="method" label={t('behalf.method')}>
        {saidBy.map((one) => (
          <option key={one} value={one}>
            {t(`behalf.methods.${one}`)}
          </option>
        ))}
      </FormSelectField>
      <FormLongTextField control={control} path="behalfNote" label={t('behalf.note')} limit={3000} />
      <Actions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'behalf.send')}
        </Button>
      </Actions>
    </Card>
  )
}
