// Part of npm run check: CSS modules take colours, space and type from base/web/styles/tokens.css, by the names of their roles
// (docs/architecture.md, Screens); a class is there for somebody, and a class somebody names is there.
// A measure of up to 3 px is a line's width, not space.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const rawColour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(|(?<![-\w])(?:white|black|red|green|blue|orange|gr[ae]y)(?![-\w])/i
const spaced = /^(?:margin|padding|gap|row-gap|column-gap|scroll-margin)/
const measure = /(?<![\w.-])-?(\d*\.?\d+)(rem|px)\b/g
const declaration = /(?<property>-?-?[a-z][a-z-]*)\s*:\s*(?<value>[^;{}]+);/g

/** A size that grows with the window (`vw`) names its ends by the scale and may say how it gets from one to the other. */
const isRawType = (value: string) => /\d(?:rem|px)/.test(value) && !/^clamp\(var\(--type-\d+\),[^,]*vw[^,]*, var\(--type-\d+\)\)$/.test(value)
const isRawSpace = (value: string) => [...value.matchAll(measure)].some(([, size, unit]) => unit === 'rem' || Number(size) > 3)

/** Custom properties a style sheet sets. */
export const tokensOf = (css: string): string[] => [...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name = '']) => name)

/** Every raw colour, space or size of type of one CSS module, and every token that is not there, with its line. */
export function rawStyles(file: string, source: string, tokens: ReadonlySet<string>): string[] {
  // Comments keep their lines and lose their words.
  const css = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const known = new Set([...tokens, ...tokensOf(css)])
  return [...css.matchAll(declaration)].flatMap(({ index, groups: { property = '', value = '' } = {} }) => {
    const at = `${file}:${css.slice(0, index).split('\n').length}`
    const unknown = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name).filter((name) => !known.has(name))
    return [
      ...(rawColour.test(value) && property !== 'composes' ? [`${at} ${value}: a raw colour; take a role of tokens.css`] : []),
      ...(spaced.test(property) && isRawSpace(value) ? [`${at} ${property}: ${value}: take var(--space-4 … 64)`] : []),
      ...(property === 'font-size' && isRawType(value) ? [`${at} ${property}: ${value}: take var(--type-14 … 36)`] : []),
      ...unknown.map((name) => `${at} var(${name}): no such token`),
    ]
  })
}

const importOfModule = /import (\w+) from '([^']+\.module\.css)'/g

/** The classes of a module that a component takes by name (`styles.card`); null where it works a name out (`styles[variant]`). */
export function classesTaken(source: string, name: string): readonly string[] | null {
  if (new RegExp(`\\b${name}\\[`).test(source)) return null
  return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken = '']) => taken)
}

/** The classes a module has. */
export const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name))

/** Classes that a component names and its module does not have, and those that a module has for nobody. */
function strayClasses(): string[] {
  const taken = new Map<string, Set<string> | null>()
  const found: string[] = []
  const modules = new Map(globSync('src/**/*.module.css', { cwd: root }).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  for (const file of globSync('src/**/*.tsx', { cwd: root })) {
    const source = readFileSync(path.join(root, file), 'utf8')
    for (const [, name = '', from = ''] of source.matchAll(importOfModule)) {
      const module = from.startsWith('#') ? `src/${from.slice(1)}` : path.join(path.dirname(file), from)
      const names = classesTaken(source.replaceAll(importOfModule, ''), name)
      const has = classesOf(modules.get(module) ?? '')
      found.push(...(names ?? []).filter((one) => !has.has(one)).map((one) => `${file}: ${name}.${one} is not in ${module}`))
      const known = taken.get(module)
      taken.set(module, names === null || known === null ? null : new Set([...(known ?? []), ...names]))
    }
  }
  for (const [file, css] of modules) {
    const names = taken.get(file)
    const composed = new Set([...css.matchAll(/composes: ([\w ]+)/g)].flatMap(([, list = '']) => list.split(' ')))
    if (names === null) continue
    found.push(...[...classesOf(css)].filter((one) => !names?.has(one) && !composed.has(one)).map((one) => `${file}: nobody takes .${one}`))
  }
  return found
}

if (import.meta.main) {
  const tokens = new Set(tokensOf(readFileSync(path.join(root, 'src/base/web/styles/tokens.css'), 'utf8')))
  const found = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) => rawStyles(file, readFileSync(path.join(root, file), 'utf8'), tokens))
  found.push(...strayClasses())
  for (const one of found) console.error(one)
  process.exit(found.length > 0 ? 1 : 0)
}
