import { type CustomerType, customerTypes } from './who.ts'

/** Private types are greeted by name and drawn in green, the others are companies, drawn in orange (SPEC 2). */
const privateTypes: readonly CustomerType[] = ['B2C', 'MOST-B2C', 'EMPLOYEE']

export const isPrivate = (type: CustomerType) => privateTypes.includes(type)

/** The types whose accounts may belong to a company. */
export const companyTypes = customerTypes.filter((type) => !isPrivate(type))

/** SPEC 1: customers who are companies and send in requests; pre-alert customers see announcements instead (SPEC 6). */
export const businessTypes: readonly CustomerType[] = companyTypes.filter((type) => type !== 'PREALERT')
