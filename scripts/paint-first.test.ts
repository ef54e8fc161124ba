import { describe, expect, it } from 'vitest'
import { requireLayersInOrder, withoutStream, withPatientScripts, withStyles } from './paint-first.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css#"/></head><main></main><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script>`

const withItsOwn = () => 'export{a as default};let a=1'
const written = (html: string, texts: Readonly<Record<string, string>>) => withPatientScripts(html, (address) => texts[address] ?? withItsOwn())

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
    const html = withPatientScripts(page, withItsOwn)
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
    expect(withPatientScripts(split, withItsOwn)).toContain(
      'const [route1_clientLoader, route1_main] = await Promise.all([import("/assets/loader.js"), import("/assets/page.js")]);\nconst route1 = {...route1_clientLoader,...route1_main};\nwindow.',
    )
  })
  it('does not fetch what only hands on what is in another script', () => {
    const handingOn = 'export{Z as ErrorBoundary,$ as Layout,default}from"./frame-A_1.js";\n'
    const html = written(page.replaceAll('/assets/a.js', '/assets/root.js'), { '/assets/root.js': handingOn, '/assets/page.js': handingOn })
    const there = 'import("/assets/frame-A_1.js").then((all) => ({ ErrorBoundary: all.Z, Layout: all.$, default: all.default }))'
    expect(html).toContain(`const route0 = await ${there};\nconst [route1] = await Promise.all([${there}]);`)
    expect(html).not.toMatch(/root\.js|page\.js/)
  })
  it('does at once what the script that begins does with another', () => {
    const html = written(page, { '/assets/entry.js': 'import{n as e,t}from"./framework-B.js";e(t);' })
    expect(html).toContain('await import("/assets/framework-B.js").then(({ n: e, t: t }) => { e(t); });\n}));</script>')
    expect(html).not.toContain('entry.js')
  })
  it.each([
    ['has something of its own', 'import{a}from"./b.js";a();export{a as c};'],
    ['takes from two', 'import{a}from"./b.js";import{c}from"./d.js";a(c);'],
    ['asks for another later', 'import{a}from"./b.js";a(()=>import("./d.js"));'],
    ['does much', `import{a}from"./b.js";${'a();'.repeat(100)}`],
    ['would end the element it stands in', 'import{a}from"./b.js";a("</script>");'],
  ])('fetches a script that %s', (_what, text) => {
    const html = written(page, { '/assets/a.js': text, '/assets/entry.js': text })
    expect(html).toContain('await import("/assets/entry.js");')
    expect(html).toContain('["/assets/a.js"]')
  })
  it('has the layer of the page before all others', () => {
    expect(() => requireLayersInOrder('a.html', ['p{margin:0}', ':root{--a:1}@layer page{a{color:red}}@layer kit;', '@layer kit{}'])).not.toThrow()
    expect(() => requireLayersInOrder('a.html', ['@layer kit{}', '@layer page{}'])).toThrow('a.html')
  })
  it('does not carry the data of a server that there is none of', () => {
    const context = '<script>window.__reactRouterContext = {"ssr":false};'
    const opened =
      'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'
    const given = String.raw`<!--$--><script>window.__reactRouterContext.streamController.enqueue("[{\"_1\":2}]\n");</script>`
    const closed = '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->'
    expect(withoutStream(`${context}${opened}</script>${given}${closed}</body>`)).toBe(`${context}</script></body>`)
    expect(() => withoutStream(`${context}${opened}</script></body>`)).toThrow('another shape')
    expect(() => withoutStream(`${context}</script>${given}${closed}</body>`)).toThrow('another shape')
  })
  it('is not guessed at when the router changes its ways', () =>
    expect(() => withPatientScripts('<main></main>', withItsOwn)).toThrow('another shape'))
})
