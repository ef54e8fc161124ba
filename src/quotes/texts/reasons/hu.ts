import type { ReportReason } from '../../expert-report.ts'

export default {
  liquid: 'Folyadék jutott a készülékbe.',
  impact: 'A készüléket külső erőhatás érte (törés, ütés, hajlítás).',
  foreignRepair: 'A készüléket illetéktelenül megbontották vagy javították.',
  software: 'A készülék szoftverét nem a gyártó által jóváhagyott módon módosították.',
  wear: 'Természetes elhasználódás vagy tartozék kopása.',
  warrantyOver: 'A jótállás vagy a szavatosság ideje lejárt.',
  identifier: 'A készülék azonosítója nem egyezik, vagy nem olvasható.',
  other: 'Egyéb, az alábbiak szerint.',
} as const satisfies Record<ReportReason, string>
