import type { z } from 'zod'
import type { exportSummary } from '../../my-data.ts'
import type { Person } from '../person/person-store.ts'
import type { ExportOwner } from './export-store.ts'

/** Under whom a copy is filed. A person without an account has exactly one confirmed address. */
export function ownerOf({ accountId, addresses: [address] }: Person): ExportOwner {
  if (accountId !== null) return { accountId, address: null }
  if (address === undefined) throw new Error('A person without an account has an address')
  return { accountId: null, address }
}

type Row = { id: string; askedAt: Temporal.Instant; readyAt: Temporal.Instant | null; expiresAt: Temporal.Instant; missingFiles: number }

export const summaryOf = ({ id, askedAt, readyAt, expiresAt, missingFiles }: Row, now: Temporal.Instant): z.output<typeof exportSummary> => ({
  id,
  state: Temporal.Instant.compare(expiresAt, now) <= 0 ? 'expired' : readyAt ? 'ready' : 'running',
  askedAt: askedAt.toString(),
  expiresAt: expiresAt.toString(),
  missingFiles,
})
