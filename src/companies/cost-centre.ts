import { z } from 'zod'
import { requiredLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** More than these a list of choices is no list. */
export const maxCostCentres = 500

const version = z.int(wrongType)

export const costCentre = z.object({
  id: z.int(),
  /** Sent back with every change. */
  version: z.int(),
  code: z.string(),
  name: z.string(),
  /** One that is not active is chosen for no new request. */
  active: z.boolean(),
})
export type CostCentre = z.output<typeof costCentre>

/** `1200 – Logisztika`: as the company's books call it. */
export const costCentreInWords = ({ code, name }: Pick<CostCentre, 'code' | 'name'>) => `${code} – ${name}`

export const newCostCentre = z.strictObject({ code: requiredLine(30), name: requiredLine(100) }, wrongType)
export const changedCostCentre = newCostCentre.extend({ version, active: z.boolean(wrongType) })

const id = z.int(wrongType).positive(refusedWith('INVALID_INPUT'))

/** Which request of the company goes to which cost centre; null: to none. */
export const movedRequest = z.strictObject({ version, costCentreId: id.nullable() }, wrongType)

const maxForints = 100_000_000

/** What somebody looks after and decides beside their role; what is left out stays as it is. */
export const accessShape = {
  /** Of an approver and a viewer: every cost centre, those to come too. */
  everyCostCentre: z.boolean(wrongType).optional(),
  costCentreIds: z
    .array(id, wrongType)
    .max(maxCostCentres, refusedWith('LIST_TOO_LONG', { max: maxCostCentres }))
    .refine((list) => new Set(list).size === list.length, refusedWith('INVALID_INPUT'))
    .optional(),
  /** Gross forints that a member may accept alone; null: any amount. */
  decisionLimit: z.int(refusedWith('NUMERIC')).min(0, refusedWith('NUMERIC')).max(maxForints, refusedWith('NUMERIC')).nullable().optional(),
}

/** The same as it is told. */
export const shownAccess = {
  everyCostCentre: z.boolean(),
  costCentreIds: z.array(z.int()),
  decisionLimit: z.int().nullable(),
}
