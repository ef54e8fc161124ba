import { expect, test } from 'vitest'
import { lifecycleActions, stepOfLife } from './lifecycle.ts'
import { undoOfStep } from './undo.ts'

const undoable = lifecycleActions.filter((step) => undoOfStep(step) !== null)

test('only steps of employees are taken back, and never the end', () => {
  expect(undoable).toEqual(['finishRepair', 'finishWithoutRepair', 'ship'])
  for (const step of undoable) expect(stepOfLife(step)).toMatchObject({ by: expect.arrayContaining(['staff']) })
  for (const step of undoable) expect(stepOfLife(step).closes).toBeUndefined()
})

test('an outcome does not outlive the step that gave it', () => {
  for (const step of undoable) expect(undoOfStep(step)?.clears.includes('outcome')).toBe(stepOfLife(step).outcomes !== undefined)
})
