import { useTexts } from '#base/web/use-texts.ts'
import { type BuybackAnswers, buybackAnswers, ofSwitchedOn } from '../../answers.ts'
import { buybackTexts } from '../../texts.ts'

type Question = keyof BuybackAnswers

const questions = Object.keys(buybackAnswers.shape) as Question[]

const isKnown = (question: Question, { switchesOn }: BuybackAnswers) => switchesOn || !ofSwitchedOn.some((one) => one === question)

/** Each answer in words, and all of them as facts. */
export function useAnswerWords() {
  const t = useTexts(buybackTexts)
  const yesNo = (answer: boolean) => t(answer ? 'answers.yes' : 'answers.no')
  const inWords = (question: Question, answers: BuybackAnswers): string => {
    if (!isKnown(question, answers)) return t('answers.unknown')
    switch (question) {
      case 'display':
        return t(`display.${answers.display}`)
      case 'body':
        return t(`body.${answers.body}`)
      case 'batteryPercent':
        return answers.batteryPercent === null ? t('answers.unknown') : t('answers.percent', { percent: answers.batteryPercent })
      case 'brokenFunctions':
        return answers.brokenFunctions.map((one) => t(`functions.${one}`)).join(', ') || t('answers.nothing')
      case 'comesWith':
        return answers.comesWith.map((one) => t(`comesWith.${one}`)).join(', ') || t('answers.nothing')
      default:
        return yesNo(answers[question])
    }
  }
  return {
    inWords,
    nameOf: (question: Question) => t(`short.${question}`),
    facts: (answers: BuybackAnswers) =>
      questions.filter((question) => isKnown(question, answers)).map((question) => [t(`short.${question}`), inWords(question, answers)] as const),
  }
}
