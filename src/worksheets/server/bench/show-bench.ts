import { nameInWords } from '#accounts/name-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'
import { mayDo } from '../brand/require-sheet.ts'
import { partsOf } from '../worksheet-store.ts'
import { type AnySheet, isOpen, maySign, requireAnySheet } from './bench-sheet.ts'
import { customerOfSheet, lastSignature, photosOfSheet, runningTimerOf, runningTimers } from './bench-store.ts'
import { contentHash } from './content-hash.ts'

type Ctx = Pick<ReadContext, 'tx'> & Pick<Call, 'actor' | 'language'>

export const showBench = async (ctx: ReadContext & Call, { params }: Input<typeof benchApi.showBench>): Promise<BenchView> =>
  benchOf(ctx, await requireAnySheet(ctx, params.id))

/** What stands beside the fields of the sheet. */
export async function benchOf(ctx: Ctx, one: AnySheet): Promise<BenchView> {
  const { sheet, kind } = one
  const mayEdit = mayDo(ctx.actor, kind, 'edit')
  const customer = await customerOfSheet(ctx.tx, sheet.id)
  const photos = await photosOfSheet(ctx.tx, sheet.id)
  return {
    mayEdit: mayEdit && isOpen(one),
    maySign: mayEdit && maySign(one),
    customer: customer ? nameInWords(ctx.language, customer) : null,
    signature: await signatureOf(ctx, one),
    photos: photos.map((photo) => ({
      ...{ id: photo.id, moment: photo.moment, caption: photo.caption },
      ...{ takenAt: photo.createdAt.toString(), takenBy: nameInWords(ctx.language, photo) },
    })),
    timer: await timerOf(ctx, one),
  }
}

async function signatureOf(ctx: Ctx, { sheet, kind }: AnySheet): Promise<BenchView['signature']> {
  const signed = await lastSignature(ctx.tx, sheet.id)
  if (!signed) return null
  const { signer, signedAt, content } = signed
  const holds = content === contentHash(kind, sheet, await partsOf(ctx.tx, sheet.id)).toString('hex')
  return { kind: signed.kind, signer, signedAt: signedAt.toString(), takenBy: nameInWords(ctx.language, signed), holds }
}

async function timerOf(ctx: Ctx, { sheet }: AnySheet): Promise<BenchView['timer']> {
  const accountId = employeeIdOf(ctx)
  const own = await runningTimerOf(ctx.tx, accountId)
  const here = await runningTimers(ctx.tx, sheet.id)
  const isHere = own?.worksheetId === sheet.id
  return {
    mine: isHere ? own.startedAt.toString() : null,
    elsewhere: own && !isHere ? { number: own.number, startedAt: own.startedAt.toString() } : null,
    others: here
      .filter((timer) => timer.accountId !== accountId)
      .map((timer) => ({ by: nameInWords(ctx.language, timer), startedAt: timer.startedAt.toString() })),
  }
}
