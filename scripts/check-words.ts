// Part of npm run check: the code says things by the field's standard words (docs/architecture.md, Words). Names of the code, its comments and
// the names of tables and columns are read; what people read on screens and in emails is not.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from '@typescript/typescript6'

/** A private word, and what the field calls the thing. */
const inNames: Readonly<Record<string, string>> = {
  deed: 'action',
  deeds: 'actions',
  door: 'service entry, limit, request context',
  doors: 'service entries',
  knock: 'hit',
  knocks: 'hits',
  letter: 'email',
  letters: 'emails',
  mint: 'create, issue',
  minted: 'created',
  paper: 'document',
  papers: 'documents',
  postman: 'mailer',
  sayer: 'formatter',
  standing: 'state',
  stood: 'state',
  told: 'summary, DTO',
}

/** Verbs and measures that mean something else only as the first word of a name. */
const asFirstWord: Readonly<Record<string, string>> = {
  demand: 'require',
  forget: 'delete',
  keep: 'store',
  kept: 'stored',
  longest: 'max',
  most: 'max',
}

const inComments: Readonly<Record<string, string>> = {
  deed: 'action',
  deeds: 'actions',
  knock: 'hit',
  knocks: 'hits',
  mint: 'create',
  mints: 'creates',
  postman: 'mailer',
}

/** Words of libraries and of the language, and letters of the alphabet. */
const allowed = new Set([
  'keepAlive',
  'keepAliveInitialDelayMillis',
  'keepAliveTimeout',
  'keepDefaultValues',
  'keepPreviousData',
  'keepDirtyValues',
  'keepErrors',
  'keepFeatures',
  'keepSubmitCount',
  'keepValues',
  'keepMine',
  'keepDemoAccounts',
  'lettersAndDigits',
  'lettersIn',
])

const root = path.join(import.meta.dirname, '..')
const wordsOf = (name: string) => name.split(/(?<=[a-z0-9])(?=[A-Z])|[_$-]/)

export function wordOfName(name: string): string | undefined {
  if (allowed.has(name)) return undefined
  const words = wordsOf(name).map((word) => word.toLowerCase())
  const [first = '', ...rest] = words
  if (rest.length > 0 && Object.hasOwn(asFirstWord, first)) return asFirstWord[first]
  const found = words.find((word) => Object.hasOwn(inNames, word))
  return found && inNames[found]
}

export function wordsOfComment(comment: string): string[] {
  return [...comment.matchAll(/[A-Za-z]+/g)].flatMap(([word]) => {
    const better = Object.hasOwn(inComments, word.toLowerCase()) ? inComments[word.toLowerCase()] : undefined
    return better ? [`${word} → ${better}`] : []
  })
}

/** Every private word of one source file, with its line. */
export function privateWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: string[] = []
  const say = (at: number, what: string) => found.push(`${file}:${source.getLineAndCharacterOfPosition(at).line + 1} ${what}`)
  const read = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return
    const children = node.getChildren(source)
    children.forEach(read)
    if (children.length > 0) return
    const start = node.getStart(source)
    if (node.kind !== ts.SyntaxKind.JsxText && /\/[/*]/.test(text.slice(node.pos, start)))
      for (const what of wordsOfComment(text.slice(node.pos, start))) say(start, `comment: ${what}`)
    if (node.kind !== ts.SyntaxKind.Identifier && node.kind !== ts.SyntaxKind.PrivateIdentifier) return
    const better = wordOfName(text.slice(start, node.end))
    if (better) say(start, `${text.slice(start, node.end)}: ${better}`)
  }
  read(source)
  return found
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', 'src', 'testing', 'e2e', 'bench', 'scripts', 'db/schema.ts'], { cwd: root, encoding: 'utf8' })
  const found = files
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/check-words'))
    .flatMap((file) => [
      ...privateWords(file, readFileSync(path.join(root, file), 'utf8')),
      ...(path
        .basename(file)
        .split('.')[0]
        ?.split(/[-_]/)
        .flatMap((word) => (Object.hasOwn(inNames, word.toLowerCase()) ? [`${file}: ${inNames[word.toLowerCase()]}`] : [])) ?? []),
    ])
  for (const one of found) console.error(one)
  process.exit(found.length > 0 ? 1 : 0)
}
