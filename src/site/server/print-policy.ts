import type { Input } from '#base/endpoint.ts'
import type { Language } from '#base/languages.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { bullets, facts, heading, type PdfBlock, paragraph, pdf, table } from '#base/server/pdf/pdf.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, ReadContext } from '#context.ts'
import { company } from '../company.ts'
import { policyOf } from '../policies.ts'
import type { Policy, PolicyKind, PolicyPart } from '../policy.ts'
import type { siteApi } from '../site.api.ts'
import { siteTexts } from '../texts.ts'

/** The words are code, so a printed policy stays the same as long as the process lives. */
const printed = new Map<string, Promise<Buffer>>()

export async function printPolicy(ctx: ReadContext & Call, { params: { kind }, query }: Input<typeof siteApi.printPolicy>): Promise<FileAnswer> {
  const language = query.language ?? ctx.language
  const { title } = await policyOf(kind, language)
  return { body: await printedOnce(kind, language), name: `${title}.pdf`, mediaType: 'application/pdf', disposition: 'inline' }
}

/** The policy as this release words it. */
export function printedOnce(kind: PolicyKind, language: Language): Promise<Buffer> {
  const key = `${kind} ${language}`
  const known = printed.get(key)
  if (known) return known
  const printing = print(kind, language)
  printed.set(key, printing)
  printing.catch(() => printed.delete(key))
  return printing
}

async function print(kind: PolicyKind, language: Language): Promise<Buffer> {
  const policy = await policyOf(kind, language)
  const t = await translatorOf(siteTexts, language)
  const created = Temporal.PlainDate.from(policy.validFrom).toZonedDateTime('Europe/Budapest').toInstant()
  return pdf({
    title: policy.title,
    language,
    author: company.name,
    created,
    foot: `${company.address} · ${company.phone} · ${company.email}`,
    blocks: blocksOf(policy, t('policy.validFrom', { day: new Date(`${policy.validFrom}T12:00:00Z`) })),
  })
}

const blocksOf = ({ title, lead, sections }: Policy, validity: string): PdfBlock[] => [
  heading(1, title),
  paragraph(validity, 'small'),
  paragraph(lead, 'lead'),
  ...sections.flatMap((section, index) => [heading(2, `${index + 1}. ${section.title}`), ...section.parts.map(blockOf)]),
]

function blockOf(part: PolicyPart): PdfBlock {
  if ('list' in part) return bullets(part.list)
  if ('facts' in part) return facts(...part.facts.map(({ term, value }) => [term, value] as const))
  if ('table' in part)
    return table(
      part.table.columns.map((title) => ({ title })),
      part.table.rows,
    )
  return paragraph(part.text)
}
