import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { shortened } from './shorten-manifest.ts'

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

type Unfolded = { readonly routes: Readonly<Record<string, { readonly imports: readonly string[]; readonly css: readonly string[] }>> }

function unfolded(written: object, isSmall: (file: string) => boolean): Unfolded {
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(shortened(`window.__reactRouterManifest=${JSON.stringify(written)};`, isSmall), { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

describe('the shortened manifest', () => {
  it('says what the router wrote', () => expect(unfolded(manifest, () => false)).toEqual(JSON.parse(JSON.stringify(manifest))))
  it('names nothing that is small or there already', () => {
    const { root, a } = manifest.routes
    const more = {
      ...manifest,
      routes: {
        root: { ...root, imports: ['/assets/y.js'] },
        a: { ...a, imports: ['/assets/framework.js', '/assets/x.js', '/assets/y.js', '/assets/z.js'] },
      },
    }
    expect(unfolded(more, (file) => file === '/assets/x.js').routes.a?.imports).toEqual(['/assets/z.js'])
  })
  it('names no style that a layout has', () => {
    const { root, a } = manifest.routes
    const more = { ...manifest, routes: { root: { ...root, css: ['/assets/root.css'] }, a: { ...a, css: ['/assets/root.css', '/assets/a.css'] } } }
    const { routes } = unfolded(more, () => false)
    expect([routes.root?.css, routes.a?.css]).toEqual([['/assets/root.css'], ['/assets/a.css']])
  })
  it('is refused when the router writes another', () => expect(() => shortened('export default {}', () => false)).toThrow('shorten-manifest'))
})
