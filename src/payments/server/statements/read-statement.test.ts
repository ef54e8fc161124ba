import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decodeText } from '#base/server/tables/decode-text.ts'
import { readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import { readStatement } from './read-statement.ts'

const sample = (name: string) => new URL(`../../../../testing/bank-files/${name}`, import.meta.url).pathname
const textOf = (name: string) => readFileSync(sample(name), 'utf8')
const camt = textOf('camt053.xml')

describe('CAMT.053', () => {
  test('the money that came, with who paid and what they wrote', async () => {
    const { format, account, lines, skipped } = await readStatement({ path: sample('camt053.xml') })
    expect({ format, account, skipped }).toEqual({
      format: 'camt053',
      account: 'HU42117730161111101800000000',
      skipped: { debits: 1, otherCurrency: 1, notBooked: 1, unreadable: 0 },
    })
    expect(lines.map(({ bankReference, ...line }) => line)).toEqual([
      {
        bookedOn: '2026-11-21',
        amount: 45_220,
        payerName: 'KOVÁCS & TÁRSA BT.',
        payerAccount: 'HU93116000060000000012345676',
        text: 'MF1001 23-7 javítás',
      },
      { bookedOn: '2026-11-21', amount: 4522, payerName: 'Nagy Éva', payerAccount: '1177301611111018', text: 'MF100200-8' },
      { bookedOn: '2026-11-21', amount: 4522, payerName: 'Nagy Éva', payerAccount: null, text: 'MF100200-8' },
    ])
  })

  test('a line is recognised in every file that holds it; two of one entry stay two', () => {
    const references = (xml: string) => readCamt(xml).lines.map(({ bankReference }) => bankReference)
    const [first, second, third] = references(camt)
    expect(new Set([first, second, third])).toHaveLength(3)
    // The next file holds the later entry alone, under another number of entry.
    const next = camt.replace(/<Ntry>\s*<NtryRef>1<[\s\S]*?<\/Ntry>/, '').replace('<NtryRef>2<', '<NtryRef>1<')
    expect(references(next)).toEqual([second, third])
  })

  test.each([
    [
      'another version and prefix',
      camt
        .replaceAll('camt.053.001.02', 'camt.053.001.08')
        .replace(/<(\/?)(?=\w)/g, '<$1c:')
        .replace('xmlns=', 'xmlns:c='),
    ],
    ['a comment and CDATA', camt.replace('23-7 javítás', '<!-- x --><![CDATA[23-7 javítás]]>')],
  ])('%s reads the same', (_what, xml) => {
    expect(readCamt(xml)).toEqual(readCamt(camt))
  })

  const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
  test.each([
    ['entities of its own', camt.replace('<Document', `${entity}<Document`).replace('23-7 javítás', '&b;&f;'), 'broken'],
    ['an entity nobody declared', camt.replace('javítás', '&f;'), 'broken'],
    ['half a file', camt.slice(0, camt.length / 2), 'broken'],
    ['crossed tags', camt.replace('</TxDtls>', '</NtryDtls>'), 'broken'],
    ['a thousand levels', `<a>${'<a>'.repeat(1000)}`, 'broken'],
    ['another message', camt.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'), 'unknown'],
    ['a web page', '<html><body>Számlatörténet</body></html>', 'unknown'],
  ])('%s is not read', (_what, xml, code) => {
    expect(() => readCamt(xml)).toThrow(expect.objectContaining({ code }))
  })

  test.each(['45220.50', '1e3', '-5', '0', '', '9'.repeat(15)])('the amount %o is not read', (amount) => {
    const { lines, skipped } = readCamt(camt.replace('>45220.00<', `>${amount}<`))
    expect([lines.length, skipped.unreadable]).toEqual([2, 1])
  })
})

describe('OTP', () => {
  test('the export of the internet bank', async () => {
    const { format, account, lines, skipped } = await readStatement({ path: sample('otp.csv') })
    expect({ format, account, skipped }).toEqual({
      format: 'otp',
      account: '1177301611111018',
      skipped: { debits: 1, otherCurrency: 0, notBooked: 0, unreadable: 1 },
    })
    expect(lines.map(({ amount, payerName, text, bookedOn }) => [bookedOn, amount, payerName, text])).toEqual([
      ['2026-11-20', 45_220, 'KŐMŰVES JÁNOS', 'MF100123-7'],
      ['2026-11-20', 4522, 'Nagy Éva', 'javítás'],
      ['2026-11-20', 4522, 'Nagy Éva', 'javítás'],
    ])
    // The bank gives no reference: alike to the letter, they are told apart by their order.
    expect(new Set(lines.map(({ bankReference }) => bankReference))).toHaveLength(3)
  })

  test('the same in windows-1250, with commas, and with lines above the header', () => {
    const text = textOf('otp.csv')
    const bytes = Uint8Array.from(text, (character) => windows1250[character] ?? character.charCodeAt(0))
    const expected = readBankCsv(text)
    expect(readBankCsv(decodeText(bytes).text)).toEqual(expected)
    expect(readBankCsv(text.replace('12,34', '"12,34"').replaceAll(';', ','))).toEqual(expected)
    expect(readBankCsv(`Számlatörténet\nIdőszak;2026.11.20.;2026.11.21.\n\n${text}`)).toEqual(expected)
  })

  test('OTPdirekt, which writes no header', async () => {
    const { account, lines, skipped } = await readStatement({ path: sample('otpdirekt.csv') })
    expect(lines).toEqual([
      expect.objectContaining({ amount: 45_220, payerName: 'KOVACS JANOS', text: 'JAVITAS DIJA MF1001 23-7', bookedOn: '2026-11-20' }),
    ])
    expect([account, skipped.debits]).toEqual(['1177301611111018', 1])
  })
})

const windows1250: Readonly<Record<string, number>> = {
  á: 0xe1,
  é: 0xe9,
  í: 0xed,
  ó: 0xf3,
  ö: 0xf6,
  ő: 0xf5,
  ú: 0xfa,
  ü: 0xfc,
  ű: 0xfb,
  Á: 0xc1,
  É: 0xc9,
  Í: 0xcd,
  Ó: 0xd3,
  Ö: 0xd6,
  Ő: 0xd5,
  Ú: 0xda,
  Ü: 0xdc,
  Ű: 0xdb,
}

test('K&H: the bank’s own reference tells the lines apart, whatever stands around them', async () => {
  const { format, account, lines, skipped } = await readStatement({ path: sample('kh.csv') })
  expect({ format, account, skipped }).toEqual({
    format: 'kh',
    account: '104000230001234567890123',
    skipped: { debits: 1, otherCurrency: 1, notBooked: 0, unreadable: 0 },
  })
  expect(lines).toEqual([expect.objectContaining({ amount: 45_220, payerName: 'MINTA KFT', text: 'számla MF-2026-000123' })])
  const renamed = readBankCsv(textOf('kh.csv').replace('MINTA KFT', 'Minta Kft.'))
  expect(renamed.lines[0]?.bankReference).toBe(lines[0]?.bankReference)
})

test.each([
  ['a price list', 'Név;Ár\nKijelző;45220', 'unknown'],
  ['one line', 'hello', 'unknown'],
  ['a header alone, of no account', textOf('otp.csv').split('\n')[0] ?? '', 'unknown'],
  ['too many rows', `a;b\n${'1;2\n'.repeat(20_200)}`, 'tooLong'],
])('%s is no statement', (_what, text, code) => {
  expect(() => readBankCsv(text)).toThrow(expect.objectContaining({ code }))
})
