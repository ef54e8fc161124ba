import { describe, expect, it } from 'vitest'
import { documentTypes, isOwnDocument, toDocumentType } from './document.ts'

describe('the type of a document', () => {
  it('is read from its word and from its hash form', () => {
    for (const type of documentTypes) {
      expect(toDocumentType(type)).toBe(type)
      expect(toDocumentType(`${type}Hash`)).toBe(type)
    }
  })
  it('is nothing else', () => {
    for (const word of ['', 'Hash', 'INVOICE', 'invoicePath', 'toString', '__proto__']) expect(toDocumentType(word)).toBeNull()
  })
  it('tells which documents we write ourselves', () =>
    expect(documentTypes.filter(isOwnDocument)).toEqual([
      'faultReport',
      'handoverDocument',
      'gsmQuotation',
      'gsmRepairWorksheet',
      'buybackStatement',
    ]))
})
