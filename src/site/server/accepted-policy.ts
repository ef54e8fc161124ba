import type { EmailAttachment } from '#base/server/mail/email.ts'
import { paragraph, pdf } from '#base/server/pdf/pdf.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { TransactionContext } from '#context.ts'
import { company } from '../company.ts'
import { policyOf } from '../policies.ts'
import type { PolicyKind } from '../policy.ts'
import { acceptedWording, fileWording, type UndrawnWording } from './accepted-policy-store.ts'
import { printedOnce } from './print-policy.ts'
import { fingerprintOf } from './store-policy-versions.ts'

const mediaType = 'application/pdf'

/**
 * The wording a booking accepted, on a durable medium (45/2014. (II. 26.) Korm. r. 12. §, 18. §): a PDF, drawn once for each wording and kept.
 * @returns nothing for a request that accepted none
 */
export async function acceptedPolicy(ctx: TransactionContext, requestId: number, kind: PolicyKind): Promise<EmailAttachment[]> {
  const wording = await acceptedWording(ctx.tx, requestId, kind)
  if (!wording) return []
  const { title } = await policyOf(kind, wording.language)
  return [{ name: `${title}.pdf`, mediaType, fileKey: wording.fileKey === null ? await storeDrawn(ctx, wording) : wording.fileKey }]
}

async function storeDrawn(ctx: TransactionContext, wording: UndrawnWording): Promise<string> {
  const bytes = await drawn(wording)
  const own = await ctx.files.storeBytes(bytes)
  ctx.onRollback(() => ctx.files.remove(own))
  const filed = await fileWording(ctx.tx, wording.id, { key: own, sha256: sha256(bytes), size: bytes.length, mediaType }, ctx.now)
  if (filed !== own) await ctx.files.remove(own)
  return filed
}

/** An earlier release may have worded it otherwise: then its words are printed as they were kept. */
async function drawn({ kind, language, sha256: fingerprint, body }: UndrawnWording): Promise<Buffer> {
  const policy = await policyOf(kind, language)
  if (fingerprintOf(policy) === fingerprint) return printedOnce(kind, language)
  const created = Temporal.PlainDate.from(policy.validFrom).toZonedDateTime('Europe/Budapest').toInstant()
  const blocks = body.split('\n').flatMap((line) => (line === '' ? [] : [paragraph(line)]))
  return pdf({
    title: policy.title,
    language,
    author: company.name,
    created,
    foot: `${company.address} · ${company.phone} · ${company.email}`,
    blocks,
  })
}
