import { paths } from '#paths.ts'

/** The pages of the finance desk, in the order they are offered. */
export const financeSections = {
  invoices: paths.finance(),
  transfers: paths.financeTransfers(),
  cod: paths.financeCod(),
  refunds: paths.financeRefunds(),
  terms: paths.financeTerms(),
  insurers: paths.financeInsurers(),
  compensations: paths.financeCompensations(),
  closing: paths.financeClosing(),
} as const

export type FinanceSection = keyof typeof financeSections

export const financeSectionNames = Object.keys(financeSections) as FinanceSection[]

/** The page of the finance desk that stands at an address, null: none. */
export const financeSectionAt = (pathname: string): FinanceSection | null =>
  financeSectionNames.find((section) => financeSections[section] === pathname) ?? null
