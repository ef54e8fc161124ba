import { texts } from '#base/texts.ts'
import { commonSections } from '#worksheets/common-kind.ts'
import type { KindDefinition } from '#worksheets/kind.ts'

/** A fifth brand, as somebody would add it: this is all there is to it beside its words. */
export const coffee = {
  kind: 'coffee',
  brands: ['kaffeewerk'],
  numberPrefix: 'KW',
  keys: { view: 'request.queue', edit: 'request.transition', send: null, export: null },
  sections: [
    {
      name: 'boiler',
      fields: [
        { name: 'pressure', type: 'figure', min: 0, max: 20, needed: ['REPAIRED'] },
        {
          name: 'scale',
          type: 'choice',
          options: ['none', 'thick'],
          needed: 'always',
          blocks: { option: 'thick', outcomes: ['REPAIRED'], code: 'REQUIRED' },
        },
        { name: 'fault', type: 'code', list: 'faults' },
        { name: 'boilerNumber', type: 'text', max: 10, isCode: true, isSearched: true },
        { name: 'taste', type: 'longText', max: 20, isOptional: true },
        { name: 'serial', type: 'text', max: 20, holds: { min: 4, max: 8 }, isOptional: true },
        { name: 'descaledOn', type: 'date', isPast: true, isOptional: true },
      ],
    },
    commonSections.findings,
    commonSections.parts,
    commonSections.result,
    commonSections.inside,
  ],
  codes: { faults: ['B1', 'B2'] },
} as const satisfies KindDefinition

const words = {
  list: { title: 'Kávégépek', lead: 'Munkalapok.' },
  sheetTitle: 'Kávégép munkalapja',
  messages: { loadFailed: 'Nem jött.', saveFailed: 'Nem ment.', sendFailed: 'Nem indult.', sent: 'Elment.' },
  sections: { boiler: 'Kazán' },
  fields: {
    pressure: 'Nyomás (bar)',
    scale: 'Vízkő',
    fault: 'Hibakód',
    boilerNumber: 'A kazán száma',
    taste: 'Kóstolás',
    serial: 'Gyári szám',
    descaledOn: 'Vízkőmentesítve',
  },
  hints: { scale_thick: 'Vízkővel nem adható vissza.' },
  options: { scale_none: 'nincs', scale_thick: 'vastag' },
  codes: { faults_B1: 'hideg', faults_B2: 'csöpög' },
} as const
const alike = async () => words

/** All it says. */
export const coffeeTexts = texts(words, { en: alike, de: alike, sl: alike })
