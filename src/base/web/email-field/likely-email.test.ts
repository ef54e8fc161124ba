import { expect, test } from 'vitest'
import { likelyEmail } from './likely-email.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmailcom', 'anna@gmail.com'],
  ['anna@gmail.hu', 'anna@gmail.com'],
  ['anna@freemail.h', 'anna@freemail.hu'],
  ['anna@fremail.hu', 'anna@freemail.hu'],
  ['anna@citromai.hu', 'anna@citromail.hu'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@outlok.com', 'anna@outlook.com'],
  [' Kovacs.Anna+futar@GMIAL.com ', 'Kovacs.Anna+futar@gmail.com'],
])('%s was most likely %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant))

test.each([
  'anna@gmail.com',
  'anna@Freemail.HU',
  'anna@mail.com',
  'anna@ymail.com',
  'anna@email.com',
  'anna@email.hu',
  'anna@hotmail.hu',
  'anna@yahoo.co.uk',
  'anna@pelda.hu',
  'anna@constructor',
  'anna',
  '@gmial.com',
  '',
])('nobody is asked about %s', (typed) => expect(likelyEmail(typed)).toBeNull())
