import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OvertakenNotice } from './OvertakenNotice.tsx'
import { compareOvertaken } from './overtaken.ts'

const opened = { name: 'Kis', phone: '1', keys: ['a'], revision: 1 }

test.each([
  ['nothing was changed by others', {}, { name: 'Nagy' }, { conflicts: [], refreshed: [] }],
  ['others changed what nobody typed here', { name: 'Kiss' }, {}, { conflicts: [], refreshed: ['name'] }],
  ['others changed something else', { phone: '2' }, { name: 'Nagy' }, { conflicts: [], refreshed: ['phone'] }],
  ['both changed it', { name: 'Kiss' }, { name: 'Nagy' }, { conflicts: [{ field: 'name', mine: 'Nagy', theirs: 'Kiss' }], refreshed: [] }],
  ['both changed it to the same', { name: 'Nagy' }, { name: 'Nagy' }, { conflicts: [], refreshed: [] }],
  ['both changed a list', { keys: [] }, { keys: ['a', 'b'] }, { conflicts: [{ field: 'keys', mine: ['a', 'b'], theirs: [] }], refreshed: [] }],
  [
    'each changed something',
    { phone: '2', name: 'Kiss' },
    { name: 'Nagy' },
    { conflicts: [{ field: 'name', mine: 'Nagy', theirs: 'Kiss' }], refreshed: ['phone'] },
  ],
])('%s', (_, theirs, mine, found) => {
  expect(compareOvertaken(opened, { ...opened, ...mine }, { ...opened, ...theirs })).toEqual(found)
})

test('what was typed on an older revision is compared as a whole, and the revision itself never', () => {
  const typed = { ...opened, revision: 0, name: 'Nagy' }
  expect(compareOvertaken(opened, typed, { ...opened, revision: 2 }, 'revision')).toEqual({
    conflicts: [{ field: 'name', mine: 'Nagy', theirs: 'Kis' }],
    refreshed: [],
  })
})

test('both stand side by side, each field by its name, with a button for either; without a conflict only what was refreshed is told', () => {
  const settle = () => undefined
  const names = { name: 'Vezetéknév', keys: 'Jogok', company: 'Cég', phone: 'Telefon' }
  const rows = [
    { field: 'name', mine: 'Nagy', theirs: '', words: null },
    { field: 'keys', mine: ['a'], theirs: ['b'], words: { mine: 'Árak', theirs: 'Kasszák' } },
    { field: 'company', mine: true, theirs: false, words: null },
  ]
  const html = renderToStaticMarkup(<OvertakenNotice overtaken={{ rows, refreshed: ['phone'], names, asked: 0, settle, savesItself: false }} />)
  for (const said of [
    'Vezetéknév</th><td>Nagy</td><td>nincs megadva</td>',
    'Jogok</th><td>Árak</td><td>Kasszák</td>',
    'Cég</th><td>igen</td><td>nem</td>',
    'Frissítettük: Telefon.',
    'A másik módosítást veszem át',
    'Az enyémmel folytatom',
  ])
    expect(html).toContain(said)
  const calm = renderToStaticMarkup(<OvertakenNotice overtaken={{ rows: [], refreshed: ['phone'], names, asked: 0, settle, savesItself: false }} />)
  expect(calm).toContain('Frissítettük: Telefon.')
  expect(calm).not.toContain('<button')
})
