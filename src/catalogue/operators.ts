import type { OperatorSlug } from '#public-paths.ts'

/** SPEC 9: provider ids of the two operators. */
export const operatorIds = { telekom: 1, vodafone: 3 } as const satisfies Record<OperatorSlug, number>

export const operatorNames = { telekom: 'Telekom', vodafone: 'Vodafone' } as const satisfies Record<OperatorSlug, string>
