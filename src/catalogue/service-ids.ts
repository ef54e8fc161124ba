/** SPEC 9: what kind of repair a service is. */
export const warrantyType = { warranty: 1, paid: 2, insurance: 3 } as const

/** SPEC 9: a service warranty's courier and the employees' own service; the others are ours (db/seed/080_services.sql). */
export const serviceId = { brand: 100, operator: 110, insurance: 120, serviceWarranty: 200, employee: 300, buyback: 400 } as const

/** The service entries that are neither a brand's nor an operator's. 32 makes the payload carry the previous request (SPEC 3). */
export const availableServiceId = { insurance: 30, insurancePartner: 31, serviceWarranty: 32, employee: 33 } as const
