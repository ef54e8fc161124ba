import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { shortened, withInside } from './shorten-manifest.ts'

const route = (id: string, imports: string[], more: object = {}) => ({
  id,
  parentId: id === 'root' ? undefined : 'root',
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  module: `/assets/${id}.js`,
  imports,
  css: [],
  ...more,
})
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] },
  routes: { root: route('root', []), a: route('a', ['/assets/x.js', '/assets/y.js'], { hasClientLoader: true }), b: route('b', ['/assets/y.js']) },
  url: '/assets/manifest-1.js',
  version: '1',
}

type Routes = Readonly<Record<string, { readonly imports: readonly string[]; readonly css: readonly string[] }>>
type Unfolded = { readonly routes: Routes; readonly inside?: object }

const inside = () => '/assets/inside.js'

/** What a page is read that starts with the list of visitors, and with both. */
function unfolded(written: object, isSmall: (file: string) => boolean): { readonly outside: Unfolded; readonly whole: Unfolded } {
  const window: { __reactRouterManifest?: unknown } = {}
  const lists = shortened(`window.__reactRouterManifest=${JSON.stringify(written)};`, isSmall, inside)
  const read = () => JSON.parse(JSON.stringify(window.__reactRouterManifest))
  runInNewContext(lists.outside, { window })
  const outside = read()
  runInNewContext(lists.inside.replace(/^export .*$/m, ''), { window })
  return { outside, whole: read() }
}

describe('the shortened manifest', () => {
  it('says what the router wrote', () =>
    expect(unfolded(manifest, () => false).whole).toEqual(
      JSON.parse(JSON.stringify({ ...manifest, inside: { list: inside(), within: '/iranyitopult' } })),
    ))
  it('lists the pages of whoever is logged in apart, with their layout', () => {
    const more = {
      ...manifest,
      routes: {
        ...manifest.routes,
        inner: route('inner', []),
        own: route('own', [], { parentId: 'inner', path: 'iranyitopult' }),
        orders: route('orders', ['/assets/y.js'], { parentId: 'inner', path: 'iranyitopult/rendelesek' }),
        old: route('old', [], { path: 'iranyitopultok' }),
      },
    }
    const { outside, whole } = unfolded(more, () => false)
    expect(Object.keys(outside.routes)).toEqual(['root', 'a', 'b', 'old'])
    expect(whole.routes).toEqual(JSON.parse(JSON.stringify(more.routes)))
  })
  it('names nothing that is small or there already', () => {
    const { root, a } = manifest.routes
    const more = {
      ...manifest,
      routes: {
        root: { ...root, imports: ['/assets/y.js'] },
        a: { ...a, imports: ['/assets/framework.js', '/assets/x.js', '/assets/y.js', '/assets/z.js'] },
      },
    }
    expect(unfolded(more, (file) => file === '/assets/x.js').whole.routes.a?.imports).toEqual(['/assets/z.js'])
  })
  it('names no style that a layout has', () => {
    const { root, a } = manifest.routes
    const more = { ...manifest, routes: { root: { ...root, css: ['/assets/root.css'] }, a: { ...a, css: ['/assets/root.css', '/assets/a.css'] } } }
    const { routes } = unfolded(more, () => false).whole
    expect([routes.root?.css, routes.a?.css]).toEqual([['/assets/root.css'], ['/assets/a.css']])
  })
  it('is refused when the router writes another', () => expect(() => shortened('export default {}', () => false, inside)).toThrow('shorten-manifest'))
  it('is followed by the inside on the page of all other addresses', () => {
    const page = '<script type="module">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root.js";</script>'
    expect(withInside(page, '/assets/manifest-1.js', inside())).toContain('import "/assets/manifest-1.js";\nimport "/assets/inside.js";\nimport * as')
    expect(() => withInside('', '/assets/manifest-1.js', inside())).toThrow('shorten-manifest')
  })
})
