import type { ReportReason } from '../../expert-report.ts'

export default {
  liquid: 'Liquid has entered the device.',
  impact: 'The device was subjected to external force (breakage, blow, bending).',
  foreignRepair: 'The device was opened or repaired by an unauthorised person.',
  software: 'The software of the device was modified in a way the manufacturer does not approve.',
  wear: 'Natural wear, or wear of an accessory.',
  warrantyOver: 'The warranty or guarantee period is over.',
  identifier: 'The identifier of the device does not match or cannot be read.',
  other: 'Other, as described below.',
} satisfies Record<ReportReason, string>
