import type { ReactNode } from 'react'
import { describedBy } from '#base/web/kit/Field.tsx'
import { useProblem } from '../booking/problems.tsx'
import { fieldId } from './field-id.ts'

/** What ties the control of a path to its label, its hint and what is wrong with it. */
export function useField(path: string, hint: ReactNode) {
  const problem = useProblem(path)
  const id = fieldId(path)
  return { id, problem, control: describedBy(id, hint, problem) }
}
