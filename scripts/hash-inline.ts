import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineHashes } from '../src/base/server/http/security-headers.ts'

/** What is written into the page itself; scripts with a `src` come from our own origin and need no hash. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

const styleAttribute = /<[^>]*\sstyle="[^>]*>/

/** The CSP sources of the inline scripts of a page: `'sha256-…'`. */
export const scriptHashesOf = (html: string) => hashesOf(html, inlineScript)
const styleHashesOf = (html: string) => hashesOf(html, inlineStyle)

/**
 * Collects what is inline in each built page, so the server can allow exactly that on it and nothing else: a list for each by the name of its file.
 * @throws Error when a page has a style attribute: the policy allows none, so it would be ignored until React sets it
 */
export async function hashInline(folder: string, target: string): Promise<void> {
  const files = (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).sort()
  const pages = await Promise.all(
    files.map(async (file) => [file.replaceAll(path.sep, '/'), inlineIn(file, await readFile(path.join(folder, file), 'utf8'))]),
  )
  await writeFile(target, `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`)
}

function inlineIn(file: string, html: string): InlineHashes {
  const [styled] = styleAttribute.exec(html.replace(inlineScript, '')) ?? []
  if (styled) throw new Error(`${file} has a style attribute, which its policy forbids: ${styled}`)
  return { scripts: scriptHashesOf(html), styles: styleHashesOf(html) }
}
