import { type Grade, grades } from '#prices/price.ts'
import type { BuybackAnswers } from './answers.ts'

/** Percent of its first capacity that a battery of grade A and of grade B has at least. */
const batteryOf = { A: 85, B: 80 } as const

const byDisplay = { flawless: 'A', scratched: 'B', broken: 'D' } as const
const byBody = { asNew: 'A', good: 'B', worn: 'C', damaged: 'D' } as const

function byBattery({ batteryPercent, switchesOn }: BuybackAnswers): Grade {
  if (!switchesOn) return 'A'
  if (batteryPercent === null) return 'B'
  return batteryPercent >= batteryOf.A ? 'A' : batteryPercent >= batteryOf.B ? 'B' : 'C'
}

/** The worst of its parts decides. Dead or wet, it is bought for its parts. */
export function gradeOf(answers: BuybackAnswers): Grade {
  const { switchesOn, waterDamage, display, body, brokenFunctions } = answers
  const found: Grade[] = [
    switchesOn && !waterDamage ? 'A' : 'D',
    byDisplay[display],
    byBody[body],
    byBattery(answers),
    brokenFunctions.length > 0 ? 'C' : 'A',
  ]
  return grades[Math.max(...found.map((grade) => grades.indexOf(grade)))] ?? 'D'
}

/** What is left of a grade's price: percent for each that applies, one after the other. */
const left = { dead: 60, wet: 70, brokenFunction: 93, noProof: 97, noCharger: 98, noBox: 98 } as const

function percentsOf({ switchesOn, waterDamage, brokenFunctions, comesWith, proof }: BuybackAnswers): number[] {
  return [
    ...(switchesOn ? [] : [left.dead]),
    ...(waterDamage ? [left.wet] : []),
    ...brokenFunctions.map(() => left.brokenFunction),
    ...(proof ? [] : [left.noProof]),
    ...(comesWith.includes('charger') && comesWith.includes('cable') ? [] : [left.noCharger]),
    ...(comesWith.includes('box') ? [] : [left.noBox]),
  ]
}

/** Prices are told in hundreds, and below a thousand nothing is bought: the courier alone costs more. */
const step = 100
const least = 1000

/**
 * What we pay for a device of this grade, in this state.
 * @param listed whole forints the price list says for the model, its storage and the grade
 * @returns whole forints without VAT, rounded down to hundreds; null: so little that it is not bought
 */
export function buybackPrice(listed: number, answers: BuybackAnswers): number | null {
  const exact = percentsOf(answers).reduce((price, percent) => Math.floor((price * percent) / 100), listed)
  const price = Math.floor(exact / step) * step
  return price < least ? null : price
}
