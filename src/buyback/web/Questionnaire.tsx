import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Stepper } from '#base/web/kit/Stepper.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useStepsInHistory } from '#base/web/use-steps.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { sentenceOf } from '#errors/sentences.ts'
import { refusalsOfIssues } from '#errors.ts'
import { ofSwitchedOn } from '../answers.ts'
import { buybackApi } from '../buyback.api.ts'
import { buybackTexts } from '../texts.ts'
import styles from './buyback.module.css'
import { LockedAdvice } from './LockedAdvice.tsx'
import { ModelFields } from './ModelFields.tsx'
import { ExtraFields, FunctionFields, LooksFields, StateFields } from './questions/AnswerFields.tsx'
import { answersSample, toAnswers } from './questions/answers-form.ts'
import type { Models, QuestionsForm } from './questions/questions-form.ts'
import { type StoredEstimate, storeEstimate } from './stored-estimate.ts'

/** Which field is asked on which step. */
const fields = {
  model: ['brandId', 'productTypeId', 'storageGb'],
  state: ['switchesOn', 'accountLocked', 'waterDamage'],
  looks: ['display', 'body'],
  functions: ofSwitchedOn,
  extras: ['comesWith', 'proof'],
} as const satisfies Readonly<Record<string, readonly (keyof QuestionsForm)[]>>
type Step = keyof typeof fields

const stepNames = ['model', 'state', 'looks', 'functions', 'extras'] as const satisfies readonly Step[]
export const [firstStep] = stepNames
const stepOf = (field: string): Step => stepNames.find((step) => fields[step].some((one) => one === field)) ?? 'extras'
const fieldAt = (path: string) => path.replace(/^answers\./, '')

type Props = {
  readonly models: Models
  /** Answered before. */
  readonly values: QuestionsForm
  /** Asked in the place of the price, or begun anew. */
  readonly isLed: boolean
  readonly onEstimated: (estimate: StoredEstimate) => void
}

/** The questions, a few on each step, and at the end the price. What is typed is kept in this tab. */
export function Questionnaire({ models, values, isLed, onEstimated }: Props) {
  const t = useTexts(buybackTexts)
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const estimating = useSend(buybackApi.estimateBuyback)
  const toBody = ({ productTypeId, storageGb, brandId, ...answers }: QuestionsForm) => {
    const model = models.find((one) => String(one.productTypeId) === productTypeId)
    const only = model?.storages.length === 1 ? model.storages[0] : undefined
    return {
      productTypeId: model?.productTypeId,
      storageGb: only !== undefined ? only : storageGb === '' ? undefined : Number(storageGb),
      answers: toAnswers(answers),
    }
  }
  function wrongAt(name: Step, values: QuestionsForm) {
    const { error } = buybackApi.estimateBuyback.body.safeParse(toBody(values))
    return refusalsOfIssues(error?.issues ?? []).filter(({ path }) => stepOf(fieldAt(path)) === name)
  }
  const form = useSchemaForm({
    schema: buybackApi.estimateBuyback.body,
    values,
    toBody,
    fieldAt,
    draft: { name: 'buyback', sample: answersSample },
    send: async (body) => {
      const estimated = await estimating.mutateAsync({ body })
      return { body, estimated }
    },
    onSent: ({ body: { answers, storageGb, productTypeId }, estimated }) => {
      const model = models.find((one) => one.productTypeId === productTypeId)
      if (!model) return
      const { storages, locatorName, ...named } = model
      const estimate = { model: { ...named, storageGb }, answers, estimated }
      storeEstimate(estimate)
      onEstimated(estimate)
    },
    onRefused: ({ fields: [first] }) => {
      if (first) setStep(stepOf(fieldAt(first.path)))
      return false
    },
  })
  const unanswered = useWatch({ control: form.control, compute: (typed: QuestionsForm) => stepNames.find((name) => wrongAt(name, typed).length > 0) })
  const isDead = useWatch({ control: form.control, name: 'switchesOn' }) === 'no'
  const steps = useStepsInHistory<Step>(stepNames, { furthest: unanswered ?? 'extras', isLed, skipped: isDead ? ['functions'] : [] })
  const { step, open: setStep, asked, heading, position, before, after } = steps
  const isLocked = useWatch({ control: form.control, name: 'accountLocked' }) === 'yes'
  const productTypeId = useWatch({ control: form.control, name: 'productTypeId' })

  /** Tells what is wrong on this step. @returns whether nothing is */
  async function check(): Promise<boolean> {
    const values = form.getValues()
    const wrong = wrongAt(step, values)
    // Brand, model and storage are asked one after the other, so only the first that is missing can be mended.
    const mendable = step === 'model' ? wrong.slice(0, 1) : wrong
    for (const refusal of mendable) {
      const field = step === 'model' && values.brandId === '' ? 'brandId' : (fieldAt(refusal.path) as keyof QuestionsForm)
      const path = field === 'brandId' ? 'serviceRequest.brandId' : refusal.path
      form.setError(field, { type: 'refused', message: await sentenceOf(language, { ...refusal, path }) })
    }
    setAttempt((count) => count + 1)
    return wrong.length === 0
  }

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (step === 'extras') return void form.submit()
    if (await check()) setStep(after ?? step)
  }

  const stops = step === 'state' && isLocked
  return (
    <>
      <Stepper
        label={t('steps.nav')}
        steps={asked.map((name) => ({ name, words: t(`steps.${name}`) }))}
        here={step}
        doneWords={t('steps.done')}
        onOpen={setStep}
      />
      <Card as="form" noValidate onSubmit={(event) => void goOn(event)} className={styles.form} aria-busy={form.isSubmitting}>
        <FormErrorSummary problems={form.problems} attempt={attempt + form.attempt} />
        <ErrorText>{form.problem}</ErrorText>
        <h2 ref={heading} tabIndex={-1}>
          <span className={styles.count}>{t('steps.count', { step: position + 1, of: asked.length })}</span>
          {t(`steps.${step}`)}
        </h2>
        {step === 'model' && <ModelFields control={form.control} setValue={form.setValue} models={models} />}
        {step === 'state' && <StateFields control={form.control} />}
        {stops && <LockedAdvice locatorName={models.find((one) => String(one.productTypeId) === productTypeId)?.locatorName ?? null} />}
        {step === 'looks' && <LooksFields control={form.control} />}
        {step === 'functions' && <FunctionFields control={form.control} />}
        {step === 'extras' && <ExtraFields control={form.control} />}
        <Actions>
          {!stops && (
            <Button type="submit" aria-disabled={form.isSubmitting}>
              {t(step === 'extras' ? 'steps.price' : 'steps.next')}
            </Button>
          )}
          {before && (
            <Button variant="quiet" onClick={() => setStep(before)}>
              {t('steps.previous')}
            </Button>
          )}
        </Actions>
        <Muted role="status">{form.isSubmitting ? t('panel.sending') : ''}</Muted>
      </Card>
    </>
  )
}
