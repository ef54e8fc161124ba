import { useWatch } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { buybackAnswers } from '../../answers.ts'
import { buybackApi } from '../../buyback.api.ts'
import { buybackPrice, gradeOf } from '../../grade.ts'
import { buybackTexts } from '../../texts.ts'
import { ExtraFields, FunctionFields, LooksFields, StateFields } from '../questions/AnswerFields.tsx'
import { type AnswersForm, answersSample, fromAnswers, toAnswers } from '../questions/answers-form.ts'
import type { DeskFormProps } from './desk-form.ts'

type Inspection = AnswersForm & { price: string; reason: string }

/** The questions of the customer, as the workshop finds them, and the final price. */
export function InspectionForm({ requestId, version, buyback, onChanged }: DeskFormProps) {
  const t = useTexts(buybackTexts)
  const offering = useSend(buybackApi.offerBuyback)
  const untouched: Inspection = { ...fromAnswers(buyback.answers), price: String(buyback.estimatedPrice), reason: '' }
  const form = useSchemaForm({
    schema: buybackApi.offerBuyback.body,
    values: untouched,
    toBody: ({ price, reason, ...answers }: Inspection) => ({
      version,
      found: toAnswers(answers),
      price: price.trim() === '' ? undefined : figure(price),
      reason,
    }),
    fieldAt: (path) => path.replace(/^found\./, ''),
    draft: { name: `buyback-inspection ${requestId}`, sample: answersSample },
    send: (body) => offering.mutateAsync({ params: { id: requestId }, body }),
    onSent: () => onChanged('sent'),
  })
  const { control } = form
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void form.submit(event)} noValidate aria-labelledby="inspection">
      <div>
        <h3 id="inspection">{t('desk.inspection')}</h3>
        <Muted>{t('desk.inspectionLead')}</Muted>
      </div>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <StateFields control={control} />
      <LooksFields control={control} />
      <FunctionFields control={control} />
      <ExtraFields control={control} />
      <Computed
        answers={useWatch({ control }) as AnswersForm}
        listed={buyback.listed ?? {}}
        take={(price) => form.setValue('price', String(price), { shouldDirty: true })}
      />
      <FormTextField control={control} path="price" label={t('desk.price')} inputMode="numeric" autoComplete="off" size="middle" />
      <FormLongTextField control={control} path="reason" label={t('desk.reason')} isOptional limit={3000} rows={3} />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t('desk.send')}
        </Button>
      </Actions>
      <Muted role="status">{form.isSubmitting ? t('desk.working') : ''}</Muted>
    </Card>
  )
}

type ComputedProps = {
  readonly answers: AnswersForm
  readonly listed: NonNullable<DeskFormProps['buyback']['listed']>
  readonly take: (price: number) => void
}

/** What the list of the day of the estimate says of the state that was found. */
function Computed({ answers, listed, take }: ComputedProps) {
  const t = useTexts(buybackTexts)
  const { forint } = useFormats()
  const { data } = buybackAnswers.safeParse(toAnswers(answers))
  if (!data) return null
  const grade = gradeOf(data)
  const base = listed[grade]
  const price = base === undefined ? null : buybackPrice(base, data)
  if (price === null) return <Muted role="status">{t('desk.notListed', { grade })}</Muted>
  return (
    <p role="status">
      {t('desk.computed', { grade, price: forint(price) })}{' '}
      <Button variant="link" onClick={() => take(price)}>
        {t('desk.takePrice')}
      </Button>
    </p>
  )
}
