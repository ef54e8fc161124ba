import type { Input, Output } from '#base/endpoint.ts'
import { type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import type { Call, TransactionContext } from '#context.ts'
import { storeUpload } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import type { contactApi } from '../contact.api.ts'
import { type ContactFileKind, contactFileKinds } from '../contact.ts'
import { type ContactFile, storeContactFiles, storeContactMessage } from './contact-store.ts'

type Row = typeof contactApi.sendContactMessage

/** The confirmation goes to whatever address was typed, so nobody is to be flooded through us. */
const perAddress = { limit: 'contact.sent', max: 5, minutes: 60 } as const satisfies RateLimit

/** SPEC 3, DESIGN 8.31: answered with a number at once; a CV is read by whoever reads applications, so it comes with one. */
export async function sendContactMessage(ctx: TransactionContext & Call, { body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now, env, secrets } = ctx
  if (body.topic !== 'job' && ctx.uploads.some(({ field }) => field === 'cv'))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'cv', code: 'INVALID_INPUT' }] })
  if (env.RATE_LIMITS === 'on') await requireWithinLimit(tx, now, perAddress, secrets.pseudonym('attempts', body.email))
  const { id, number, receivedAt } = await storeContactMessage(tx, body, ctx)
  await storeContactFiles(tx, id, await storedFiles(ctx), now)
  await ctx.announce('contactMessageReceived', { messageId: id })
  return { number, receivedAt: receivedAt.toString() }
}

const isKind = (field: string): field is ContactFileKind => contactFileKinds.some((kind) => kind === field)

async function storedFiles(ctx: TransactionContext & Call): Promise<ContactFile[]> {
  const stored: ContactFile[] = []
  for (const upload of ctx.uploads)
    if (isKind(upload.field)) stored.push({ kind: upload.field, name: upload.name, file: await storeUpload(ctx, upload) })
  return stored
}
