import type { Call, ReadContext } from '#context.ts'
import { maxRows } from '../report.ts'
import { companiesByName } from './report-store.ts'

/** Whoever sees the reports of all customers may narrow them to one; more than a choice can hold are not listed. */
export const listReportCompanies = async ({ tx }: ReadContext & Call) => ({ companies: await companiesByName(tx, maxRows) })
