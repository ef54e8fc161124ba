import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'

/** GAPS D7: what is asked of a device that is to be bought, by the customer before the courier comes and by the workshop when it has it. */
export const displays = ['flawless', 'scratched', 'broken'] as const
export const bodies = ['asNew', 'good', 'worn', 'damaged'] as const
/** What may not work; what is ticked does not. */
export const functions = ['cameras', 'speakers', 'microphone', 'buttons', 'charging', 'wireless', 'biometrics', 'sim'] as const
export const comesWith = ['charger', 'cable', 'box'] as const

const yesNo = z.boolean(wrongType)
const someOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .array(z.enum(names, wrongType), wrongType)
    .max(names.length, refusedWith('INVALID_INPUT'))
    .refine((list) => new Set(list).size === list.length, refusedWith('INVALID_INPUT'))
    .default([])

export const buybackAnswers = z.strictObject(
  {
    switchesOn: yesNo,
    /** By its maker's account: it is worth nothing to anybody else, so it is not bought. */
    accountLocked: yesNo,
    waterDamage: yesNo,
    display: z.enum(displays, wrongType),
    body: z.enum(bodies, wrongType),
    batteryPercent: z
      .int(refusedWith('NUMERIC'))
      .min(1, refusedWith('BATTERY_PERCENT'))
      .max(100, refusedWith('BATTERY_PERCENT'))
      .nullable()
      .describe('The health of the battery as the device says it; null: not known'),
    brokenFunctions: someOf(functions),
    comesWith: someOf(comesWith),
    proof: yesNo.describe('A copy of the invoice of its purchase'),
  },
  wrongType,
)
export type BuybackAnswers = z.output<typeof buybackAnswers>

/** What nobody knows of a device that does not switch on, so it is not asked. */
export const ofSwitchedOn = ['batteryPercent', 'brokenFunctions'] as const satisfies readonly (keyof BuybackAnswers)[]

/** Of the answers those that are not the same, in the order they are asked. */
export const differentAnswers = (declared: BuybackAnswers, found: BuybackAnswers): (keyof BuybackAnswers)[] =>
  (Object.keys(buybackAnswers.shape) as (keyof BuybackAnswers)[]).filter(
    (question) => JSON.stringify([declared[question]].flat().toSorted()) !== JSON.stringify([found[question]].flat().toSorted()),
  )
