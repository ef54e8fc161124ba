import { z } from 'zod'

/** The texts a visitor can read, print and agree to. Each has one source per language: `policies/{kind}/{language}.ts`. */
export const policyKinds = ['privacy', 'terms', 'complaint', 'accessibility'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** Those a booking records: the notice is acknowledged, the terms are accepted (DESIGN 8.6). */
export const agreedKinds = ['privacy', 'terms'] as const satisfies readonly PolicyKind[]

const part = z.union([
  z.object({ text: z.string() }),
  z.object({ list: z.array(z.string()) }),
  z.object({ facts: z.array(z.object({ term: z.string(), value: z.string() })) }),
  z.object({ table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }) }),
])

export const policySchema = z.object({
  title: z.string(),
  /** The first day this wording applies. */
  validFrom: z.iso.date(),
  lead: z.string(),
  /** Shown numbered; `id` is the anchor, the same in every language. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), parts: z.array(part) })),
})

export type Policy = z.output<typeof policySchema>
export type PolicySection = Policy['sections'][number]
export type PolicyPart = PolicySection['parts'][number]

export const section = (id: string, title: string, ...parts: PolicyPart[]): PolicySection => ({ id, title, parts })
export const text = (words: string): PolicyPart => ({ text: words })
export const list = (...items: string[]): PolicyPart => ({ list: items })
export const facts = (...rows: [term: string, value: string][]): PolicyPart => ({ facts: rows.map(([term, value]) => ({ term, value })) })
export const table = (columns: string[], rows: string[][]): PolicyPart => ({ table: { columns, rows } })

/** A policy in plain words, as it is kept for every consent: what was agreed to can be read by anybody, without this portal. */
export function plainTextOf({ title, validFrom, lead, sections }: Policy): string {
  const body = sections.flatMap((one, index) => ['', `${index + 1}. ${one.title}`, ...one.parts.flatMap(plainPart)])
  return [title, validFrom, '', lead, ...body].join('\n')
}

function plainPart(part: PolicyPart): string[] {
  if ('list' in part) return part.list.map((item) => `- ${item}`)
  if ('facts' in part) return part.facts.map(({ term, value }) => `${term}: ${value}`)
  if ('table' in part) return [part.table.columns, ...part.table.rows].map((row) => row.map((cell) => cell.replaceAll('\n', ', ')).join(' | '))
  return [part.text]
}
