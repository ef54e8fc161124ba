import { isConsumer } from '#accounts/consumer.ts'
import type { CustomerType } from '#accounts/who.ts'
import { grossOf } from '#prices/vat.ts'

/** Whoever sells as a company invoices us; everybody else is a private person, who gets a statement of ours (GAPS D15). */
export const sellsAsCompany = (seller: { customerType: CustomerType; companyName: string | null }): boolean => !isConsumer(seller)

/**
 * What is transferred for a device. A private person charges no VAT (Áfa tv. 5–6. §: not a taxable person), a company's invoice has it.
 * @param price whole forints without VAT
 */
export const payoutOf = (price: number, isCompany: boolean): number => (isCompany ? grossOf(price) : price)
