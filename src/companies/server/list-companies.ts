import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { companiesApi } from '../companies.api.ts'
import { companiesFound } from './company-store.ts'

export async function listCompanies({ tx }: ReadContext & Call, { query }: Input<typeof companiesApi.listCompanies>) {
  const rows = await companiesFound(tx, query)
  const companies = rows.slice(0, query.size).map(({ businessFormId, ...company }) => company)
  return { companies, next: rows.length > query.size ? (companies.at(-1)?.id ?? null) : null }
}
