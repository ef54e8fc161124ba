import { useState } from 'react'
import { relayed } from '#base/scanner.ts'
import { useScanner } from '#base/web/use-scanner.ts'
import { fieldsOf, type Section } from '../../kind.ts'
import { placeForScan } from '../../scan-place.ts'
import type { EditedWorksheet } from './edited-worksheet.ts'

type Path = Exclude<keyof EditedWorksheet & string, 'parts'>
type Place = Path | `parts.${number}.${'newSerial' | 'oldSerial' | 'partNumber'}`

type Form = {
  readonly values: () => EditedWorksheet
  readonly write: (place: Place, code: string) => void
  readonly pathOf: (field: string) => Path | undefined
}

/** What was scanned, and whether it went somewhere. */
export type Scanned = { readonly code: string; readonly isWritten: boolean }

const partCode = /^parts\.\d+\.(?:newSerial|oldSerial|partNumber)$/

/**
 * A scanned code goes into the field of codes in which somebody stands, otherwise to where one is waited for, wherever on the sheet the focus is.
 * @returns the last one, to be told
 */
export function useScannedCodes(sections: readonly Section[], { values, write, pathOf }: Form): Scanned | null {
  const [last, setLast] = useState<Scanned | null>(null)
  const codePaths = fieldsOf({ sections }).flatMap((field) => (field.type === 'text' && field.isCode ? [pathOf(field.name)] : []))

  /** Of the field that has the focus, where it takes codes. */
  function focused(): Place | null {
    const name = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : ''
    if (partCode.test(name)) return name as Place
    return codePaths.find((path) => path === name) ?? null
  }

  function waitingFor(code: string): Place | null {
    const present = values()
    const valueIn = (field: string) => {
      const path = pathOf(field)
      return path ? String(present[path] ?? '') : ''
    }
    const place = placeForScan({ sections }, { code, valueIn, parts: present.parts })
    if (!place) return null
    return 'part' in place ? `parts.${place.part}.newSerial` : (pathOf(place.field) ?? null)
  }

  useScanner((scanned) => {
    const code = relayed(scanned).slice(0, 60)
    const place = focused() ?? waitingFor(code)
    if (place) write(place, code)
    setLast({ code, isWritten: place !== null })
  })
  return last
}
