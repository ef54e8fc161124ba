import { describe, expect, it } from 'vitest'
import { requireLayersInOrder, withPatientScripts, withStyles } from './paint-first.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css#"/></head><main></main><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script>`

describe('a page that paints first', () => {
  it('carries its styles', () => {
    const two = page.replace('</head>', '<link rel="stylesheet" href="/assets/b.css"/></head>')
    const html = withStyles(two, new Map(Object.entries({ '/assets/a.css': 'p{margin:0}\n', '/assets/b.css': 'a{color:red}' })))
    expect(html).toContain(
      '<style>p{margin:0}\na{color:red}</style><link rel="stylesheet" href="/assets/a.css#" type="text/plain"/><link rel="stylesheet" href="/assets/b.css" type="text/plain"/></head>',
    )
  })
  it('without styles stays as it is', () => expect(withStyles('<head></head>', new Map())).toBe('<head></head>'))
  it('asks for the same scripts after the paint, the root first', () => {
    const html = withPatientScripts(page)
    expect(html).not.toContain('<link rel="modulepreload"')
    expect(html).not.toMatch(/import \* as/)
    for (const address of ['a', 'manifest', 'root', 'page', 'entry']) expect(html).toContain(`/assets/${address}.js`)
    // The root before the others, which may make schemas.
    expect(html).toContain('const route0 = await import("/assets/root.js");\nconst [route1] = await Promise.all([import("/assets/page.js")]);')
    expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"page":route1};')
  })
  it('puts a route together that comes in several modules', () => {
    const split = page.replace(
      'import * as route1 from "/assets/page.js";',
      'import * as route1_clientLoader from "/assets/loader.js";\nimport * as route1_main from "/assets/page.js";\nconst route1 = {...route1_clientLoader,...route1_main};',
    )
    expect(withPatientScripts(split)).toContain(
      'const [route1_clientLoader, route1_main] = await Promise.all([import("/assets/loader.js"), import("/assets/page.js")]);\nconst route1 = {...route1_clientLoader,...route1_main};\nwindow.',
    )
  })
  it('has the layer of the page before all others', () => {
    expect(() => requireLayersInOrder('a.html', ['p{margin:0}', ':root{--a:1}@layer page{a{color:red}}@layer kit;', '@layer kit{}'])).not.toThrow()
    expect(() => requireLayersInOrder('a.html', ['@layer kit{}', '@layer page{}'])).toThrow('a.html')
  })
  it('is not guessed at when the router changes its ways', () => expect(() => withPatientScripts('<main></main>')).toThrow('another shape'))
})
