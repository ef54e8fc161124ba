import { describe, expect, it } from 'vitest'
import { addressOf, filtersIn, isFiltered, withStatus } from './queue-address.ts'

const read = (address: string) => filtersIn(new URLSearchParams(address))

describe('the filters in the address of the queue', () => {
  it.each([
    ['', {}],
    ['bucket=late', { bucket: 'late' }],
    ['status=ARRIVED,QUOTE_DONE', { status: ['ARRIVED', 'QUOTE_DONE'] }],
    ['brand=7&warrantyType=2', { brand: 7, warrantyType: 2 }],
    ['assigned=me', { assigned: 'me' }],
    ['assigned=17', { assigned: 17 }],
    ['text=Nagy+%C3%89va', { text: 'Nagy Éva' }],
  ])('%j', (address, filters) => expect(read(address)).toEqual(filters))

  it.each(['bucket=old', 'status=DONE', 'brand=x', 'brand=-1', 'warrantyType=9', 'assigned=them', 'text=', 'text=+', 'after=3', 'other=1'])(
    'leave out what is none: %s',
    (address) => expect(isFiltered(read(address))).toBe(false),
  )

  it('keep what is one beside what is none', () => expect(read('status=DONE,ARRIVED&bucket=old&brand=7')).toEqual({ status: ['ARRIVED'], brand: 7 }))

  it.each(['?bucket=mine&status=RECEIVED%2CARRIVED&brand=3&warrantyType=1&assigned=nobody&text=nagy+%C3%A9va', '?bucket=today', ''])(
    'come back as they were: %s',
    (address) => expect(addressOf(read(address))).toBe(address),
  )
})

describe('a status', () => {
  it('is chosen beside the others, in the order of a life', () =>
    expect(withStatus({ bucket: 'late', status: ['QUOTE_DONE'] }, 'ARRIVED')).toEqual({ bucket: 'late', status: ['ARRIVED', 'QUOTE_DONE'] }))
  it('is left again', () => expect(withStatus({ status: ['ARRIVED'] }, 'ARRIVED')).toEqual({}))
})
