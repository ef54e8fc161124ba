import { commonSections } from './common-kind.ts'
import type { KindDefinition } from './kind.ts'

const yesOrNo = ['yes', 'no'] as const
/** Whatever was looked at; given back as it came, nothing was. */
const examined = ['REPAIRED', 'REPLACED', 'NO_FAULT', 'WARRANTY_REJECTED'] as const
/** What is sent to the maker, or replaced: a device that is locked to its owner's account is taken by nobody. */
const repaired = ['REPAIRED', 'REPLACED'] as const

/** The documents of an Apple repair that the portal draws (SPEC 7, `apple-pdf/{docType}`). */
export const appleDocTypes = ['worksheet', 'handover'] as const

/**
 * GAPS D5, Apple: the common sheet with what its maker asks. The passcode is recorded nowhere. The serial number of a replacement is the common
 * field `deviceIdentifierOut`. The codes are a small subset of ours: the maker's own are licensed.
 */
export const appleKind = {
  kind: 'apple',
  brands: ['apple'],
  numberPrefix: 'AP',
  keys: { view: 'worksheet.apple.view', edit: 'worksheet.apple.edit', send: 'worksheet.apple.send', export: null },
  sections: [
    {
      name: 'device',
      fields: [
        // DOMAIN 5: 12 characters until 2021, from then on 8 to 14, at first 10.
        {
          ...{ name: 'serial', type: 'text', max: 14, isCode: true, holds: { min: 8, max: 14 } },
          ...{ needed: examined, isSearched: true, waitsForScan: true, knownAs: 'serial', hasHint: true },
        },
        { name: 'imei', type: 'text', max: 20, isCode: true, holds: 'imei', isOptional: true, isSearched: true, knownAs: 'imei' },
        { name: 'coverage', type: 'choice', options: ['in', 'out', 'consumerLaw', 'servicePart'], needed: examined },
      ],
    },
    {
      name: 'locks',
      fields: [
        {
          ...{ name: 'findMyOff', type: 'choice', options: yesOrNo, needed: examined, hasHint: true },
          blocks: { option: 'no', outcomes: repaired, code: 'FIND_MY_ON' },
        },
        { name: 'findMyCheckedOn', type: 'date', isPast: true, needed: examined },
        { name: 'backupConfirmed', type: 'choice', options: [...yesOrNo, 'impossible'], needed: repaired, hasHint: true },
      ],
    },
    {
      name: 'fault',
      fields: [
        { name: 'symptomArea', type: 'code', list: 'area', needed: examined },
        { name: 'issueCode', type: 'code', list: 'issue', needed: repaired },
        { name: 'reproducibility', type: 'choice', options: ['always', 'intermittent', 'notReproducible'], needed: examined },
        { name: 'liquidIndicator', type: 'choice', options: ['untouched', 'triggered', 'notVisible'], needed: examined },
        { name: 'cosmetic', type: 'text', max: 300, needed: examined, hasHint: true },
      ],
    },
    commonSections.findings,
    commonSections.parts,
    {
      name: 'maker',
      fields: [
        { name: 'makerRepairNumber', type: 'text', max: 40, isCode: true, isOptional: true, isSearched: true, hasHint: true },
        { name: 'kgbSerial', type: 'text', max: 40, isCode: true, isOptional: true, isSearched: true, waitsForScan: true },
        { name: 'kbbSerial', type: 'text', max: 40, isCode: true, isOptional: true, isSearched: true, waitsForScan: true },
      ],
    },
    commonSections.result,
    commonSections.inside,
  ],
  codes: {
    area: ['AUD', 'BAT', 'BIO', 'BTN', 'CAM', 'CHG', 'DIS', 'HOU', 'LOG', 'NET', 'SFT', 'TCH'],
    issue: [
      ...['AU1', 'AU2', 'BA1', 'BA2', 'BA3', 'BI1', 'BT1', 'CA1', 'CA2', 'CH1', 'CH2', 'DI1', 'DI2', 'DI3'],
      ...['HO1', 'HO2', 'LO1', 'LO2', 'NE1', 'NE2', 'NE3', 'SF1', 'SF2', 'TC1'],
    ],
  },
  // SPEC 3: the fixed store address of Apple; DOMAIN 1 says which street.
  deliverTo: { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43', other: '' },
} as const satisfies KindDefinition
