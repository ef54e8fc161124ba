import type { KeyboardEvent } from 'react'
import { isField } from './fields.ts'

/** Escape leaves a step that took the place of its button. In a field the key is the field's own, and what was typed is not dropped by it. */
export function leaveByEscape(event: KeyboardEvent, leave: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isField(event.target)) return
  // Not what the step stands in as well: one thing is left at a time.
  event.preventDefault()
  event.stopPropagation()
  leave()
}
