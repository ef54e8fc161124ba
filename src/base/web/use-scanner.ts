import { useEffect, useEffectEvent } from 'react'
import { nothingScanned, scanAfter } from '../scanner.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldNow = (): Field | null => {
  const active = document.activeElement
  return active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null
}

/** As if it had never been typed: the page hears of the change as of any other. */
function restore(field: Field, value: string) {
  if (field.value === value) return
  const kind = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What a keyboard-wedge scanner types anywhere on the page. Its signs do not stay in the field that has the focus, and its Enter sends no form; what a
 * hand types is left alone.
 */
export function useScanner(onScan: (code: string) => void): void {
  const tell = useEffectEvent(onScan)
  useEffect(() => {
    let buffer = nothingScanned
    let typedInto: { readonly field: Field; readonly value: string } | null = null
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || document.querySelector('dialog[open]')) return
      const after = scanAfter(buffer, { key: event.key, at: event.timeStamp, repeat: event.repeat })
      if (after.buffer.text.length === 1) {
        const field = fieldNow()
        typedInto = field && { field, value: field.value }
      }
      buffer = after.buffer
      if (after.code === null) return
      event.preventDefault()
      event.stopPropagation()
      if (typedInto) restore(typedInto.field, typedInto.value)
      tell(after.code)
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
