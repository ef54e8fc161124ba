import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedChoice } from './stored-choice.ts'
import type { ViewedLine } from './use-choice.ts'

const line = (id: number, choice: ViewedLine['choice'], group: number | null = null): ViewedLine => ({
  ...{ id, choice, group, kind: 'part', description: 'Kijelző', quantity: 1, netUnit: 1000, net: 1000, vat: 270, gross: 1270 },
})
const lines = [line(1, 'always'), line(2, 'alternative', 1), line(3, 'alternative', 1), line(4, 'optional'), line(5, 'optional')]

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was ticked stands again, of this version of this quote alone', () => {
  storedChoice(7, 1).store([3, 5])
  expect(storedChoice(7, 1).read(lines)).toEqual([3, 5])
  expect(storedChoice(7, 2).read(lines)).toEqual([])
  expect(storedChoice(8, 1).read(lines)).toEqual([])
})

test('nothing is ticked that cannot be, and one of a group of alternatives at most', () => {
  storedChoice(7, 1).store([1, 2, 3, 4, 99])
  expect(storedChoice(7, 1).read(lines)).toEqual([2, 4])
})

test('what was decided, and what was unticked, leaves nothing in the tab', () => {
  storedChoice(7, 1).store([3])
  storedChoice(7, 1).drop()
  expect(kept.size).toBe(0)
  storedChoice(7, 1).store([3])
  storedChoice(7, 1).store([])
  expect(kept.size).toBe(0)
})
