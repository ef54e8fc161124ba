import { commonSections } from './common-kind.ts'
import type { KindDefinition } from './kind.ts'

const yesOrNo = ['yes', 'no'] as const

/**
 * GAPS D5, LG: the common sheet with the IRIS block of consumer electronics, which the maker's settlement asks for. The codes are a small subset of
 * ours: the whole tables are licensed data of third parties.
 */
export const lgKind = {
  kind: 'lg',
  brands: ['lg'],
  numberPrefix: 'LG',
  keys: { view: 'worksheet.lg.view', edit: 'worksheet.lg.edit', send: 'worksheet.lg.send', export: 'worksheet.lg.export' },
  sections: [
    {
      name: 'device',
      fields: [
        {
          name: 'model',
          type: 'text',
          max: 40,
          isCode: true,
          suggests: 'model',
          hasHint: true,
          needed: 'always',
          isSearched: true,
          waitsForScan: true,
          knownAs: 'model',
        },
        { name: 'softwareBefore', type: 'text', max: 60, isCode: true, isOptional: true },
        { name: 'softwareAfter', type: 'text', max: 60, isCode: true, isOptional: true },
      ],
    },
    {
      name: 'iris',
      fields: [
        { name: 'conditionCode', type: 'code', list: 'condition', needed: 'always' },
        { name: 'symptomCode', type: 'code', list: 'symptom', needed: 'always' },
        { name: 'sectionCode', type: 'code', list: 'section', needed: ['REPAIRED'] },
        { name: 'defectCode', type: 'code', list: 'defect', needed: ['REPAIRED'] },
        { name: 'repairCode', type: 'code', list: 'repair', needed: ['REPAIRED'] },
        { name: 'noFaultCode', type: 'code', list: 'noFault', isOptional: true, needed: ['NO_FAULT'] },
      ],
    },
    commonSections.findings,
    commonSections.parts,
    commonSections.result,
    {
      name: 'settlement',
      fields: [
        { name: 'rmaNumber', type: 'text', max: 60, isCode: true, isOptional: true, isSearched: true, knownAs: 'rmaNumber' },
        { name: 'dealer', type: 'text', max: 120, isOptional: true },
        { name: 'chargeable', type: 'choice', options: yesOrNo, needed: 'always' },
      ],
    },
    commonSections.inside,
  ],
  codes: {
    condition: ['1', '2', '3', '4', '5', '6', '7', '8'],
    symptom: ['110', '111', '115', '117', '211', '214', '221', '310', '320', '410', '420', '511', '521', '610', '620', '710'],
    section: ['ANT', 'AUD', 'BAT', 'CAM', 'CHG', 'CON', 'DIS', 'HOU', 'KEY', 'PCB', 'SFT', 'TCH'],
    defect: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'L'],
    repair: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'X'],
    noFault: ['N1', 'N2', 'N3', 'N4'],
  },
} as const satisfies KindDefinition
