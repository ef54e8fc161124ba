import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

// A step that takes the place of its button is held by `useOpenStep`: closed by a bare state, it would leave the focus nowhere (WCAG 2.4.3).

const root = path.join(import.meta.dirname, '..', 'src')
const closedByState = /\b(?:onBack|onLeave|onCancel|back|leave|cancel)(?:=\{|: ?)\(\) => (?:set[A-Z]\w*|ask|plan)\((?:null|false)\)/

test('no step is left by a bare state', async () => {
  const left: string[] = []
  let read = 0
  for await (const file of glob('**/web/**/*.tsx', { cwd: root })) {
    read++
    if (closedByState.test(await readFile(path.join(root, file), 'utf8'))) left.push(file)
  }
  expect(read).toBeGreaterThan(500)
  expect(left).toEqual([])
})
