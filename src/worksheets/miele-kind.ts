import { commonSections } from './common-kind.ts'
import type { KindDefinition, SheetOutcome } from './kind.ts'

const yesOrNo = ['yes', 'no'] as const
const checked = ['ok', 'faulty', 'none'] as const
const repaired: readonly SheetOutcome[] = ['REPAIRED']
const withEarth = ['I', 'I_HEATED', 'I_STRONGLY_HEATED'] as const

/**
 * GAPS D5, Miele: field service at the customer's. IRIS of domestic appliances with its extended condition (when in the programme it happens); the
 * codes are a small subset of ours, as LG's. The limits after a repair are those of MSZ EN 50678 (before it DIN VDE 0701-0702): earth continuity 0.3 Ω
 * with a cable of 1.5 mm² up to 5 m; insulation 1 MΩ, with heating elements 0.3 MΩ, class II 2 MΩ; protective conductor current 3.5 mA, touch current
 * of class II 0.5 mA. Of heating elements over 3.5 kW (ovens, hobs) the current decides alone: 1 mA for each kW, 10 mA at most.
 */
export const mieleKind = {
  kind: 'miele',
  brands: ['miele'],
  numberPrefix: 'MI',
  hasVisits: true,
  keys: { view: 'worksheet.miele.view', edit: 'worksheet.miele.edit', send: 'worksheet.miele.send', export: null },
  sections: [
    {
      name: 'device',
      fields: [
        { name: 'applianceType', type: 'text', max: 60, hasHint: true, needed: 'always', isSearched: true, knownAs: 'model', isOfDevice: true },
        { name: 'materialNumber', type: 'text', max: 20, isCode: true, isOptional: true, isSearched: true, isOfDevice: true },
        {
          name: 'fabricationNumber',
          type: 'text',
          max: 12,
          isCode: true,
          form: 'fabricationNumber',
          hasHint: true,
          needed: 'always',
          isSearched: true,
          waitsForScan: true,
          knownAs: 'serial',
          isOfDevice: true,
        },
        { name: 'installedOn', type: 'date', isPast: true, isOptional: true, isOfDevice: true },
      ],
    },
    { name: 'arrival', fields: [{ name: 'arrivedAt', type: 'time', needed: 'always' }] },
    {
      name: 'iris',
      fields: [
        { name: 'faultCodes', type: 'text', max: 60, isCode: true, form: 'faultCodes', hasHint: true, isOptional: true, isSearched: true },
        { name: 'conditionCode', type: 'code', list: 'condition', needed: 'always' },
        { name: 'extendedCode', type: 'code', list: 'extended', isOptional: true },
        { name: 'symptomCode', type: 'code', list: 'symptom', needed: 'always' },
        { name: 'sectionCode', type: 'code', list: 'section', needed: repaired },
        { name: 'defectCode', type: 'code', list: 'defect', needed: repaired },
        { name: 'repairCode', type: 'code', list: 'repair', needed: repaired },
      ],
    },
    {
      name: 'supply',
      fields: [
        { name: 'waterCheck', type: 'choice', options: checked, needed: 'always' },
        { name: 'waterPressure', type: 'measure', unit: 'bar', min: 0, max: 20, isOptional: true },
        { name: 'powerCheck', type: 'choice', options: checked, needed: 'always' },
        { name: 'voltage', type: 'measure', unit: 'V', min: 0, max: 500, isOptional: true },
      ],
    },
    commonSections.findings,
    commonSections.parts,
    {
      name: 'safety',
      fields: [
        { name: 'protectionClass', type: 'choice', options: [...withEarth, 'II'], needed: repaired },
        {
          ...{ name: 'heatingPower', type: 'measure', unit: 'kW', min: 3.5, max: 50, hasHint: true },
          ...{ needed: repaired, askedWhen: { field: 'protectionClass', is: ['I_STRONGLY_HEATED'] } },
        },
        {
          ...{ name: 'earthResistance', type: 'measure', unit: 'Ω', min: 0, max: 1000, hasHint: true },
          ...{ needed: repaired, askedWhen: { field: 'protectionClass', is: withEarth } },
          limits: [{ when: { field: 'protectionClass', is: withEarth }, atMost: 0.3 }],
        },
        {
          ...{ name: 'insulation', type: 'measure', unit: 'MΩ', min: 0, max: 10_000, hasHint: true, needed: repaired },
          limits: [
            { when: { field: 'protectionClass', is: ['I'] }, atLeast: 1 },
            { when: { field: 'protectionClass', is: ['I_HEATED'] }, atLeast: 0.3 },
            { when: { field: 'protectionClass', is: ['II'] }, atLeast: 2 },
          ],
        },
        {
          ...{ name: 'leakageCurrent', type: 'measure', unit: 'mA', min: 0, max: 1000, hasHint: true, needed: repaired },
          limits: [
            { when: { field: 'protectionClass', is: ['I', 'I_HEATED'] }, atMost: 3.5 },
            { when: { field: 'protectionClass', is: ['I_STRONGLY_HEATED'] }, atMostAs: 'heatingPower', atMost: 10 },
            { when: { field: 'protectionClass', is: ['II'] }, atMost: 0.5 },
          ],
        },
      ],
    },
    commonSections.result,
    {
      name: 'advice',
      fields: [
        { name: 'maintenanceAdvice', type: 'longText', max: 2000, isOptional: true },
        { name: 'secondVisit', type: 'choice', options: yesOrNo, needed: 'always' },
        { name: 'secondVisitReason', type: 'longText', max: 500, needed: 'always', askedWhen: { field: 'secondVisit', is: ['yes'] }, hasHint: true },
      ],
    },
    {
      name: 'travel',
      fields: [
        { name: 'leftAt', type: 'time', notBefore: 'arrivedAt', needed: 'always' },
        { name: 'kilometres', type: 'figure', min: 0, max: 2000 },
        { name: 'travelMinutes', type: 'figure', min: 0, max: 1440 },
        { name: 'parkingCost', type: 'figure', min: 0, max: 100_000 },
        { name: 'otherCost', type: 'figure', min: 0, max: 1_000_000 },
      ],
    },
    commonSections.inside,
  ],
  codes: {
    condition: ['1', '2', '3', '4', '5', '6'],
    extended: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'],
    symptom: ['110', '120', '210', '220', '230', '240', '310', '320', '410', '420', '430', '510', '610', '710'],
    section: ['BEA', 'CIR', 'DOO', 'DRA', 'ELC', 'FAN', 'HEA', 'INL', 'MOT', 'PAN', 'SEN', 'SUS', 'VAC'],
    defect: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    repair: ['A', 'B', 'C', 'D', 'E', 'F', 'X'],
  },
} as const satisfies KindDefinition
