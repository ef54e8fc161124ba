import { type LetterStatus, letterStatuses } from './letter.ts'

/** What is looked for in the outbox, as it stands in the address of the screen; `letter`: the one that is open. */
export type OutboxFilters = {
  readonly status: LetterStatus | undefined
  readonly recipient: string | undefined
  readonly request: number | undefined
  readonly letter: string | undefined
}

/** What cannot be read is not filtered by. */
export function outboxFiltersIn(address: URLSearchParams): OutboxFilters {
  const request = Number(address.get('request'))
  return {
    status: letterStatuses.find((status) => status === address.get('status')),
    recipient: address.get('recipient') || undefined,
    request: Number.isSafeInteger(request) && request > 0 ? request : undefined,
    letter: address.get('letter') || undefined,
  }
}

/** `?status=failed`, or nothing. */
export function outboxAddressOf(filters: Partial<OutboxFilters>): string {
  const told = Object.entries(filters).filter(([, value]) => value !== undefined)
  return told.length === 0 ? '' : `?${new URLSearchParams(told.map(([name, value]) => [name, String(value)]))}`
}
