/**
 * Where a request comes from (SPEC 3, request sources); the third is a booking that an employee took down for a caller (decision 54), the others
 * are those of decision 85, and the last one the counter of a store (decision 92).
 */
export const requestSources = { retail: 1, courier: 2, telephone: 3, bulk: 4, api: 5, preAlert: 6, counter: 7 } as const
