import compile from 'icu-minify/compile'
import { type Plugin, parseAst } from 'vite'

/** The words of screens and refusals: whatever `translator` or `sentenceFormatterOf` may be given in a browser. */
const textFile = /src[\\/](errors|(.+[\\/])?([\w-]+-)?texts([\\/].+)?)[\\/](hu|en|de|sl)\.ts$/

type Node = { readonly type: string; readonly start: number; readonly end: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (isNode(value)) {
    yield value
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}

/** What a property holds when it is a string that stands there in one piece; null otherwise. */
function messageOf(value: Node): string | null {
  if (value.type === 'Literal' && 'value' in value && typeof value.value === 'string') return value.value
  if (value.type !== 'TemplateLiteral' || !('expressions' in value) || !('quasis' in value)) return null
  const [quasi, ...others] = value.quasis as readonly { readonly value: { readonly cooked: string } }[]
  if (!quasi || others.length > 0)
    throw new Error(`A text is put together while the page is built, so it cannot be compiled: …${quasi?.value.cooked}…`)
  return quasi.value.cooked
}

/**
 * JavaScript with objects of ICU messages; the same with each message read beforehand: `'{n} nap'` is `[["n"]," nap"]`. A message without a
 * value stays the string it is.
 * @throws Error where a message is no ICU message, or no string in one piece
 */
export function withCompiledTexts(code: string): string {
  const found = [...nodesIn(parseAst(code))].flatMap((node) => {
    if (node.type !== 'Property' || !('value' in node) || !isNode(node.value)) return []
    const message = messageOf(node.value)
    const compiled = message === null ? message : compile(message)
    return compiled === message ? [] : [{ ...node.value, compiled }]
  })
  return found.toReversed().reduce((text, { start, end, compiled }) => text.slice(0, start) + JSON.stringify(compiled) + text.slice(end), code)
}

const ofBrowser = { apply: 'build', applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client' } as const

/** Messages are read at build, so that no browser carries the reader of ICU messages (9 kB). Vite's own server leaves them as they are. */
export const compileTexts = (): Plugin[] => [
  {
    ...ofBrowser,
    name: 'compile-texts',
    transform: { filter: { id: textFile }, handler: (code) => ({ code: withCompiledTexts(code), map: null }) },
  },
  {
    ...ofBrowser,
    name: 'compiled-texts-formatter',
    // Before Vite's own, which would find the reader.
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-intl\/format-message$/ },
      handler(source, importer) {
        return this.resolve(`${source}/format-only`, importer, { skipSelf: true })
      },
    },
  },
]
