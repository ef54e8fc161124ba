import type { BuybackAnswers } from '../../answers.ts'

/** The answers as the fields hold them: '' is not answered yet. */
export type AnswersForm = {
  switchesOn: string
  accountLocked: string
  waterDamage: string
  display: string
  body: string
  batteryPercent: string
  brokenFunctions: string[]
  comesWith: string[]
  proof: string
}

export const noAnswers: AnswersForm = {
  switchesOn: '',
  accountLocked: '',
  waterDamage: '',
  display: '',
  body: '',
  batteryPercent: '',
  brokenFunctions: [],
  comesWith: [],
  proof: '',
}

/** An item of each list, for a draft of them. */
export const answersSample = { brokenFunctions: [''], comesWith: [''] } satisfies Partial<AnswersForm>

const yesNo = (answer: string) => (answer === '' ? undefined : answer === 'yes')
const said = (answer: string) => answer || undefined

/** As the schema reads them; what is not answered is not there. */
export const toAnswers = ({
  switchesOn,
  accountLocked,
  waterDamage,
  display,
  body,
  batteryPercent,
  brokenFunctions,
  comesWith,
  proof,
}: AnswersForm) => ({
  switchesOn: yesNo(switchesOn),
  accountLocked: yesNo(accountLocked),
  waterDamage: yesNo(waterDamage),
  display: said(display),
  body: said(body),
  // A dead device shows neither its battery nor what works.
  batteryPercent: batteryPercent === '' || switchesOn === 'no' ? null : Number(batteryPercent),
  brokenFunctions: switchesOn === 'no' ? [] : brokenFunctions,
  comesWith,
  proof: yesNo(proof),
})

const asChoice = (answer: boolean) => (answer ? 'yes' : 'no')

export const fromAnswers = (answers: BuybackAnswers): AnswersForm => ({
  ...answers,
  switchesOn: asChoice(answers.switchesOn),
  accountLocked: asChoice(answers.accountLocked),
  waterDamage: asChoice(answers.waterDamage),
  proof: asChoice(answers.proof),
  batteryPercent: answers.batteryPercent === null ? '' : String(answers.batteryPercent),
})
