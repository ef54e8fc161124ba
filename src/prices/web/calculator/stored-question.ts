import { draftStore } from '#base/web/forms/draft-store.ts'
import { dropFormDraft } from '#base/web/forms/form-draft.ts'
import { type CalculatorQuestion, calculatorQuestion } from '../../calculator-question.ts'

/** As long as what is typed into a form. */
const life = 12 * 3600_000
const name = 'question'

const questions = draftStore<CalculatorQuestion>({
  place: 'session',
  prefix: 'calculator ',
  life,
  isContent: (value): value is CalculatorQuestion => calculatorQuestion.safeParse(value).success,
})

/** The draft of the questions, while they are not answered. */
export const draftName = 'calculator'

/** What was asked last in this tab: the browser's way back from the answer leads to it. */
export const storeQuestion = (question: CalculatorQuestion) => questions.store(name, question, Date.now())
export const readQuestion = () => questions.read(name, Date.now())
export function dropQuestion() {
  questions.drop(name)
  dropFormDraft(draftName)
}
