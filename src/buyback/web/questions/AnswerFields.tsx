import { type Control, type FieldPathByValue, useWatch } from 'react-hook-form'
import { OneOf, SomeOf } from '#base/web/forms/choice-fields.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { bodies, comesWith, displays, functions } from '../../answers.ts'
import { buybackTexts } from '../../texts.ts'
import type { AnswersForm } from './answers-form.ts'

/** The fields of any form that holds the answers. */
type Props<Values extends AnswersForm, Sent> = { readonly control: Control<Values, unknown, Sent> }

const onlyDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 3)

/** Paths of a form that holds the answers among other things; every one of them is a field of it. */
const at = <Values extends AnswersForm, Value>(path: keyof AnswersForm) => path as FieldPathByValue<Values, Value>

function useYesNo() {
  const t = useTexts(buybackTexts)
  return [
    { value: 'yes', label: t('answers.yes') },
    { value: 'no', label: t('answers.no') },
  ]
}

/** Whether it works at all, and whether we may buy it. */
export function StateFields<Values extends AnswersForm, Sent>({ control }: Props<Values, Sent>) {
  const t = useTexts(buybackTexts)
  const yesNo = useYesNo()
  return (
    <>
      <OneOf control={control} path={at<Values, string>('switchesOn')} legend={t('answers.switchesOn')} choices={yesNo} shape="row" />
      <OneOf
        control={control}
        path={at<Values, string>('accountLocked')}
        legend={t('answers.accountLocked')}
        hint={t('answers.accountLockedHint')}
        choices={yesNo}
        shape="row"
      />
      <OneOf control={control} path={at<Values, string>('waterDamage')} legend={t('answers.waterDamage')} choices={yesNo} shape="row" />
    </>
  )
}

export function LooksFields<Values extends AnswersForm, Sent>({ control }: Props<Values, Sent>) {
  const t = useTexts(buybackTexts)
  return (
    <>
      <OneOf
        control={control}
        path={at<Values, string>('display')}
        legend={t('answers.display')}
        choices={displays.map((value) => ({ value, label: t(`display.${value}`) }))}
      />
      <OneOf
        control={control}
        path={at<Values, string>('body')}
        legend={t('answers.body')}
        choices={bodies.map((value) => ({ value, label: t(`body.${value}`) }))}
      />
    </>
  )
}

/** Only of a device that switches on. */
export function FunctionFields<Values extends AnswersForm, Sent>({ control }: Props<Values, Sent>) {
  const t = useTexts(buybackTexts)
  const switchesOn = useWatch({ control, name: at<Values, string>('switchesOn') })
  if (switchesOn === 'no') return null
  return (
    <>
      <FormTextField
        control={control}
        path={at<Values, string>('batteryPercent')}
        label={t('answers.batteryPercent')}
        hint={t('answers.batteryHint')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        size="middle"
        onInput={({ currentTarget }) => {
          currentTarget.value = onlyDigits(currentTarget.value)
        }}
      />
      <SomeOf
        control={control}
        path={at<Values, string[]>('brokenFunctions')}
        legend={t('answers.brokenFunctions')}
        hint={t('answers.brokenHint')}
        isOptional
        choices={functions.map((value) => ({ value, label: t(`functions.${value}`) }))}
      />
    </>
  )
}

export function ExtraFields<Values extends AnswersForm, Sent>({ control }: Props<Values, Sent>) {
  const t = useTexts(buybackTexts)
  return (
    <>
      <SomeOf
        control={control}
        path={at<Values, string[]>('comesWith')}
        legend={t('answers.comesWith')}
        isOptional
        choices={comesWith.map((value) => ({ value, label: t(`comesWith.${value}`) }))}
      />
      <OneOf control={control} path={at<Values, string>('proof')} legend={t('answers.proof')} choices={useYesNo()} shape="row" />
    </>
  )
}
