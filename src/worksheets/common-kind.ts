import type { FieldDefinition, KindDefinition, Section } from './kind.ts'
import type { CommonField } from './worksheet.ts'

const findings: readonly FieldDefinition<CommonField>[] = [
  { name: 'diagnosis', type: 'longText', max: 3000, needed: 'always' },
  { name: 'workDone', type: 'longText', max: 3000, needed: ['REPAIRED'] },
]
const result: readonly FieldDefinition<CommonField>[] = [
  { name: 'testResult', type: 'text', max: 1000, isOptional: true },
  { name: 'labourMinutes', type: 'figure', min: 0, max: 6000 },
  { name: 'deviceIdentifierOut', type: 'text', max: 60, isCode: true, isOptional: true, hasHint: true, needed: ['REPLACED'], isSearched: true },
  { name: 'customerRemark', type: 'longText', max: 1000, isOptional: true, hasHint: true, cameLater: true },
]
const inside: readonly FieldDefinition<CommonField>[] = [
  { name: 'internalNote', type: 'longText', max: 3000, isOptional: true, hasHint: true, isInternal: true },
]

/** GAPS D5: what every worksheet asks, for a kind to put its own beside. */
export const commonSections = {
  findings: { name: 'findings', fields: findings },
  parts: { name: 'parts' },
  result: { name: 'result', fields: result },
  inside: { name: 'inside', fields: inside },
} as const satisfies Readonly<Record<string, Section<CommonField>>>

export const commonFields: readonly FieldDefinition<CommonField>[] = [...findings, ...result, ...inside]

/** The sheet of every device whose brand has none of its own. */
export const commonKind = {
  kind: 'common',
  brands: [],
  numberPrefix: null,
  keys: { view: 'request.queue', edit: 'request.transition', send: null, export: null },
  sections: [commonSections.findings, commonSections.parts, commonSections.result, commonSections.inside],
  codes: {},
} as const satisfies KindDefinition
