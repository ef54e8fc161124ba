import { useProblem } from '../booking/problems.tsx'
import { fieldId, hintId, problemId } from './field-id.ts'

/** What ties a control to its label, its hint and what is wrong with it. */
export function useField(path: string, hasHint: boolean) {
  const problem = useProblem(path)
  const describedBy = [hasHint && hintId(path), problem && problemId(path)].filter(Boolean).join(' ') || undefined
  return { problem, control: { id: fieldId(path), 'aria-describedby': describedBy, 'aria-invalid': problem ? true : undefined } as const }
}
