import { describe, expect, it } from 'vitest'
import { findBrands } from './brand-search.ts'
import { knownBrand, knownBrands } from './known-brands.ts'

const found = (typed: string) => findBrands(knownBrands, typed).map(({ slug }) => slug)

describe('searching a brand', () => {
  it('shows all while nothing is typed', () => expect(found('')).toHaveLength(26))
  it('takes no notice of case, spaces and accents', () => {
    expect(found('i Robot')).toEqual(['irobot'])
    expect(found('SÁMSUNG')).toEqual(['samsung'])
  })
  it('puts what begins with it before what only holds it', () => expect(found('o')[0]).toBe('okai'))
  it.each([
    ['iphone', ['apple']],
    ['iPhone 13 Pro', ['apple']],
    ['ipad', ['apple']],
    ['galaxy', ['samsung']],
    ['Galaxy S24', ['samsung']],
    ['redmi', ['xiaomi']],
    ['roomba', ['irobot']],
    ['thinkpad', ['lenovo-think']],
    ['lenvo', ['lenovo', 'lenovo-npc', 'lenovo-think']],
    ['samsnug', ['samsung']],
    ['ihpone', ['apple']],
    ['xiomi', ['xiaomi']],
  ])('knows what people call and misspell: %s', (typed, brands) => expect(found(typed)).toEqual(brands))
  it('finds nothing where there is nothing', () => expect(found('xyz')).toEqual([]))
})

describe('the known brands', () => {
  it('offer no warranty form for apple, lg and tcl', () =>
    expect(knownBrands.filter(({ warranty }) => !warranty).map(({ slug }) => slug)).toEqual(['apple', 'lg', 'tcl']))
  it('offer no paid form of ours for samsung and xiaomi', () =>
    expect(knownBrands.filter(({ paid }) => !paid).map(({ slug }) => slug)).toEqual(['samsung', 'xiaomi']))
  it('are found by their slug', () => expect(knownBrand('hmd')?.id).toBe(113))
})
