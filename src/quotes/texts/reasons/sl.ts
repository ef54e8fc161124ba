import type { ReportReason } from '../../expert-report.ts'

export default {
  liquid: 'V napravo je vdrla tekočina.',
  impact: 'Na napravo je delovala zunanja sila (zlom, udarec, upogib).',
  foreignRepair: 'Napravo je odprla ali popravljala nepooblaščena oseba.',
  software: 'Programska oprema naprave je bila spremenjena na način, ki ga proizvajalec ne dovoljuje.',
  wear: 'Naravna obraba naprave ali opreme.',
  warrantyOver: 'Garancijski ali jamčevalni rok je potekel.',
  identifier: 'Oznaka naprave se ne ujema ali ni berljiva.',
  other: 'Drugo, kot je opisano spodaj.',
} satisfies Record<ReportReason, string>
