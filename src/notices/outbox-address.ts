import { type EmailStatus, emailStatuses } from './email.ts'

/** What is looked for in the outbox, as it stands in the address of the screen; `email`: the one that is open. */
export type OutboxFilters = {
  readonly status: EmailStatus | undefined
  readonly recipient: string | undefined
  readonly request: number | undefined
  readonly email: string | undefined
}

/** What cannot be read is not filtered by. */
export function outboxFiltersIn(address: URLSearchParams): OutboxFilters {
  const request = Number(address.get('request'))
  return {
    status: emailStatuses.find((status) => status === address.get('status')),
    recipient: address.get('recipient') || undefined,
    request: Number.isSafeInteger(request) && request > 0 ? request : undefined,
    email: address.get('email') || undefined,
  }
}

/** `?status=failed`, or nothing. */
export function outboxAddressOf(filters: Partial<OutboxFilters>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined)
  return set.length === 0 ? '' : `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}
