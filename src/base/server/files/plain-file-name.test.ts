import { expect, test } from 'vitest'
import { plainFileName } from './plain-file-name.ts'
import { nameInZip } from './zip.ts'

test.each([
  ['szamla.pdf', 'szamla.pdf'],
  ['C:\\Users\\Éva\\számla 1.pdf', 'számla 1.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a"<b>\u202E.pdf', 'ab.pdf'],
  ['..<', 'dokumentum.pdf'],
  ['.\u200F.', 'dokumentum.pdf'],
  ['<../..>', 'dokumentum.pdf'],
  ['.<. ', 'dokumentum.pdf'],
  ['a/.<', 'dokumentum.pdf'],
  ['<>', 'dokumentum.pdf'],
  ['', 'dokumentum.pdf'],
  ['...pdf', '...pdf'],
  [`${'x'.repeat(119)}😀😀.pdf`, `${'x'.repeat(119)}😀`],
])('a file sent as %o is called %o', (sent, name) => {
  expect(plainFileName(sent)).toBe(name)
  expect(nameInZip(name)).toBe(name)
})

test.each([
  ['..', '__'],
  ['.', '_'],
  ['', '_'],
  ['a/..\\b:c', 'a_.._b_c'],
])('a file that is called %o from before stands in an archive as %o', (name, inZip) => {
  expect(nameInZip(name)).toBe(inZip)
})
