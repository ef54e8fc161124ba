import { paths } from '#paths.ts'
import { type CallerService, callerServiceOf } from '#requests/web/inside-entries.ts'

/** Where the booking for a caller stands; it lives in the address, so a reload and the way back lose nothing. */
export type CallerAddress = {
  /** What was searched for. */
  readonly asked: string
  /** The key of the caller who was found, or `newCaller`; null: not chosen yet. */
  readonly who: string | null
  readonly service: CallerService | null
  readonly brand: string | null
}

export const newCaller = 'uj'

export function readCallerAddress(search: URLSearchParams): CallerAddress {
  return {
    asked: search.get('mit')?.trim() ?? '',
    who: search.get('kinek') || null,
    service: callerServiceOf(search.get('szolgaltatas')),
    brand: search.get('marka') || null,
  }
}

export function callerAddress({ asked = '', who = null, service = null, brand = null }: Partial<CallerAddress>): string {
  const given = Object.entries({ mit: asked, kinek: who, szolgaltatas: service, marka: brand }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return given.length === 0 ? paths.deskCaller() : `${paths.deskCaller()}?${new URLSearchParams(given)}`
}
