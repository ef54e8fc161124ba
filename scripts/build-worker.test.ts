import { expect, test } from 'vitest'
import { filesOf } from './build-worker.ts'

const page = (name: string) => `src/worksheets/web/${name}.tsx?__react-router-build-client-route`
const chunk = (file: string, rest: object = {}) => ({ file: `assets/${file}`, ...rest })
const begins = {
  'src/app/entry.client.tsx': chunk('entry.js'),
  'src/app/root.tsx?__react-router-build-client-route': chunk('root.js', { css: ['assets/root.css'] }),
  'src/shell/web/InternalLayout.tsx?__react-router-build-client-route': chunk('layout.js'),
  [page('MieleDayPage')]: chunk('day.js', { imports: ['shared'], dynamicImports: ['later'] }),
  [page('MieleWorksheetPage')]: chunk('sheet.js', { imports: ['shared'] }),
  [page('MieleWorksheetsPage')]: chunk('sheets.js'),
}

test('kept is what the pages load, now or later, and nothing of other pages', () => {
  const files = filesOf({
    ...begins,
    shared: chunk('shared.js', { assets: ['assets/plex.woff2'], imports: ['later'] }),
    later: chunk('later.js', { imports: ['shared'] }),
    [page('LgWorksheetPage')]: chunk('lg.js'),
  })
  const kept = ['day.js', 'entry.js', 'later.js', 'layout.js', 'plex.woff2', 'root.css', 'root.js', 'shared.js', 'sheet.js', 'sheets.js']
  expect(files).toEqual(kept.map((file) => `/assets/${file}`))
})

test('a page that was renamed fails the build', () => {
  const { [page('MieleDayPage')]: _renamed, ...others } = begins
  expect(() => filesOf(others)).toThrow('the build knows')
})
