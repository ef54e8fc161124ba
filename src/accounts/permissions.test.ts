import { describe, expect, test } from 'vitest'
import { permissionAreas } from './permission-areas.ts'
import { permissionPresets, posts, postWith } from './permission-presets.ts'
import { permissionKeys } from './who.ts'

describe('the posts', () => {
  test.each(posts)('%s is known by its keys, in any order', (post) => {
    expect(postWith(permissionPresets[post])).toBe(post)
    expect(postWith(permissionPresets[post].toReversed())).toBe(post)
  })
  test('one key more or fewer is no post', () => {
    expect(postWith([...permissionPresets.atvevo, 'report.view'])).toBeNull()
    expect(postWith(permissionPresets.atvevo.slice(1))).toBeNull()
    expect(postWith([])).toBeNull()
  })
  test('only the manager grants permissions', () =>
    expect(posts.filter((post) => permissionPresets[post].includes('permission.grant'))).toEqual(['vezeto']))
})

test('every key stands in one area, so every one can be granted on the screen', () =>
  expect(Object.values(permissionAreas).flat().toSorted()).toEqual([...permissionKeys].toSorted()))
