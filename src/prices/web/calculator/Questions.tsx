import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { OneOf, SomeOf } from '#base/web/forms/choice-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Stepper } from '#base/web/kit/Stepper.tsx'
import { useStepsInHistory } from '#base/web/use-steps.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { Lookup } from '#catalogue/catalogue.ts'
import { askedWarrantyTypes, type CalculatorQuestion, calculatorQuestion } from '../../calculator-question.ts'
import { calculatorTexts } from '../../calculator-texts.ts'
import styles from './calculator.module.css'
import { DeviceFields } from './DeviceFields.tsx'
import { type Brands, type QuestionsForm, questionsOf, toQuestion } from './questions-form.ts'
import { draftName } from './stored-question.ts'

/** Which field is asked on which step. */
const steps = {
  device: ['brandId', 'productGroupId', 'productTypeId'],
  fault: ['failureOptionIds'],
  service: ['warrantyTypeId'],
} as const satisfies Readonly<Record<string, readonly (keyof QuestionsForm)[]>>
type Step = keyof typeof steps

const stepNames = ['device', 'fault', 'service'] as const satisfies readonly Step[]
export const [firstStep] = stepNames

/** The first step with a question that is not answered. */
function unansweredIn(typed: QuestionsForm): Step | undefined {
  const wrong = calculatorQuestion.safeParse(toQuestion(typed)).error?.issues.map(({ path: [field] }) => field) ?? []
  return stepNames.find((step) => steps[step].some((field) => wrong.includes(field)))
}

type Props = {
  readonly brands: Brands
  readonly faults: readonly Lookup[]
  /** The kinds of repair by warranty type. */
  readonly services: readonly Lookup[]
  /** Asked before. */
  readonly asked: CalculatorQuestion | null
  /** In the place of an answer. */
  readonly isLed: boolean
  readonly onAsked: (question: CalculatorQuestion) => void
}

const choicesOf = (rows: readonly Lookup[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** The device, what is wrong with it, and who pays for it, one after the other. What is chosen is kept in this tab. */
export function Questions({ brands, faults, services, asked, isLed, onAsked }: Props) {
  const t = useTexts(calculatorTexts)
  const [attempt, setAttempt] = useState(0)
  const form = useSchemaForm({
    schema: calculatorQuestion,
    values: questionsOf(asked),
    toBody: toQuestion,
    draft: { name: draftName, sample: { failureOptionIds: [''] } },
    missing: {
      brandId: t('missing.brand'),
      productGroupId: t('missing.group'),
      productTypeId: t('missing.model'),
      failureOptionIds: t('missing.faults'),
      warrantyTypeId: t('missing.service'),
    },
    send: async (question) => question,
    onSent: onAsked,
  })
  const unanswered = useWatch({ control: form.control, compute: unansweredIn })
  const { step, open, heading, position, before, after } = useStepsInHistory<Step>(stepNames, { furthest: unanswered ?? 'service', isLed })
  const brandId = useWatch({ control: form.control, name: 'brandId' })
  const offered = askedWarrantyTypes(brands.find((brand) => String(brand.brandId) === brandId))

  /** Each question of the device stands only after the one before it is answered, so only the first that is missing is told. */
  async function check(): Promise<boolean> {
    form.clearErrors()
    setAttempt((count) => count + 1)
    for (const field of steps[step]) if (!(await form.trigger(field))) return false
    return true
  }

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (!(await check())) return
    if (after) open(after)
    else await form.submit()
  }

  return (
    <>
      <Stepper
        label={t('steps.nav')}
        steps={stepNames.map((name) => ({ name, words: t(`steps.${name}`) }))}
        here={step}
        doneWords={t('steps.done')}
        onOpen={open}
      />
      <Card as="form" noValidate onSubmit={(event) => void goOn(event)} className={styles.form}>
        <FormErrorSummary problems={form.problems} attempt={attempt} />
        <h2 ref={heading} tabIndex={-1}>
          <span className={styles.count}>{t('steps.count', { step: position + 1, of: stepNames.length })}</span>
          {t(`steps.${step}`)}
        </h2>
        {step === 'device' && <DeviceFields control={form.control} setValue={form.setValue} brands={brands} />}
        {step === 'fault' && (
          <SomeOf control={form.control} path="failureOptionIds" legend={t('ask.faults')} hint={t('ask.faultsHint')} choices={choicesOf(faults)} />
        )}
        {step === 'service' && (
          <OneOf
            control={form.control}
            path="warrantyTypeId"
            legend={t('ask.service')}
            hint={t('ask.serviceHint')}
            choices={offered.flatMap((id) => choicesOf(services.filter((service) => service.id === id)))}
          />
        )}
        <Actions>
          <Button type="submit">{t(after ? 'steps.next' : 'steps.price')}</Button>
          {before && (
            <Button variant="quiet" onClick={() => open(before)}>
              {t('steps.previous')}
            </Button>
          )}
        </Actions>
      </Card>
    </>
  )
}
