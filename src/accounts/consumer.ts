import type { CustomerType } from './who.ts'

/** Whoever buys for themselves. A consumer must press the order button and make two declarations (DOMAIN 0.2, 0.3). */
export const consumers: readonly CustomerType[] = ['B2C', 'MOST-B2C', 'EMPLOYEE']

export const isConsumer = ({ customerType, companyName }: { customerType: CustomerType; companyName: string | null }): boolean =>
  !companyName && consumers.includes(customerType)
