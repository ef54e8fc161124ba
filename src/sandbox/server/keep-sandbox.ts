import { randomBytes } from 'node:crypto'
import type { Input } from '#base/endpoint.ts'
import type { EventSource } from '#base/server/http/event-streams.ts'
import { requireChanger, requireKeeper } from '#companies/server/require-company.ts'
import type { Call, OutsideCall, OutsideContext, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { accountSubject, sandboxSubject, sessionSubject } from '#requests/server/live/change-message.ts'
import type { sandboxApi } from '../sandbox.api.ts'
import { idleDays } from '../sandbox.ts'
import { deleteSandboxRow, findSandbox, insertSandbox, unusedSandboxes } from './sandbox-store.ts'

type State = Promise<{ isOffered: boolean; sandbox: { openedAt: string; deletedAt: string } | null }>

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function showSandbox(ctx: ReadContext & Call, { params: { companyId } }: Input<typeof sandboxApi.showSandbox>): State {
  requireKeeper(ctx, companyId)
  return stateOf(ctx, companyId)
}

/** What becomes of a sandbox, for whoever looks at it; looking keeps it neither awake nor in use. @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function liveSandbox(ctx: ReadContext & Call, { params: { companyId } }: Input<typeof sandboxApi.liveSandbox>): Promise<EventSource> {
  requireKeeper(ctx, companyId)
  const { actor } = ctx
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  return { owner: accountSubject(actor.accountId), subjects: [sandboxSubject(companyId)], session: sessionSubject(actor.sessionId) }
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, SANDBOX_NOT_OFFERED, SANDBOX_AWAY */
export async function openSandbox(ctx: OutsideContext & OutsideCall, { params: { companyId } }: Input<typeof sandboxApi.openSandbox>): State {
  if (!ctx.sandboxes) throw new Refusal('SANDBOX_NOT_OFFERED')
  await ctx.transaction(async (part) => {
    const openedBy = await requireChanger({ ...ctx, ...part }, companyId)
    const [database, tag] = [`sandbox_${randomBytes(8).toString('hex')}`, randomBytes(12).toString('base64url')]
    await insertSandbox(part.tx, part.now, { companyId, openedBy, database, tag })
  })
  await ctx.sandboxes.wake(companyId)
  return stateOf(ctx, companyId)
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, SANDBOX_NOT_OFFERED */
export async function deleteSandbox(ctx: OutsideContext & OutsideCall, { params: { companyId } }: Input<typeof sandboxApi.deleteSandbox>): State {
  if (!ctx.sandboxes) throw new Refusal('SANDBOX_NOT_OFFERED')
  await ctx.transaction((part) => requireChanger({ ...ctx, ...part }, companyId))
  const sandbox = await findSandbox(ctx.tx, companyId)
  if (sandbox) await remove(ctx, sandbox)
  return stateOf(ctx, companyId)
}

/** Every night: what nobody has used for a month. */
export async function deleteUnusedSandboxes(ctx: OutsideContext): Promise<void> {
  for (const sandbox of await unusedSandboxes(ctx.tx, ctx.now.subtract({ hours: 24 * idleDays }))) await remove(ctx, sandbox)
}

/** The row goes last: should the database stay behind, the next try finds it. */
async function remove(ctx: OutsideContext, sandbox: { companyId: number; database: string }) {
  await ctx.sandboxes?.destroy(sandbox)
  await ctx.transaction(({ tx }) => deleteSandboxRow(tx, sandbox.companyId))
}

async function stateOf({ tx, sandboxes }: Pick<ReadContext, 'tx' | 'sandboxes'>, companyId: number): State {
  const found = await findSandbox(tx, companyId)
  return {
    isOffered: sandboxes !== null,
    sandbox: found ? { openedAt: found.openedAt.toString(), deletedAt: found.usedAt.add({ hours: 24 * idleDays }).toString() } : null,
  }
}
