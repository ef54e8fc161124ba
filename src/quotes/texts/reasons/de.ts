import type { ReportReason } from '../../expert-report.ts'

export default {
  liquid: 'Flüssigkeit ist in das Gerät eingedrungen.',
  impact: 'Auf das Gerät hat äußere Gewalt eingewirkt (Bruch, Stoß, Biegung).',
  foreignRepair: 'Das Gerät wurde unbefugt geöffnet oder repariert.',
  software: 'Die Software des Geräts wurde auf eine vom Hersteller nicht genehmigte Weise verändert.',
  wear: 'Natürlicher Verschleiß oder Abnutzung von Zubehör.',
  warrantyOver: 'Die Garantie- oder Gewährleistungsfrist ist abgelaufen.',
  identifier: 'Die Kennung des Geräts stimmt nicht überein oder ist nicht lesbar.',
  other: 'Sonstiges, wie unten beschrieben.',
} satisfies Record<ReportReason, string>
