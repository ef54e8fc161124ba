import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
 * Collects what is inline in every built page, so the server can allow exactly that and nothing else.
 * @throws Error when a page has a style attribute: the policy allows none, so it would be ignored until React sets it
 */
export async function hashInline(folder: string, targets: { readonly scripts: string; readonly styles: string }): Promise<void> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const html = await readFile(path.join(folder, file), 'utf8')
    const [styled] = styleAttribute.exec(html.replace(inlineScript, '')) ?? []
    if (styled) throw new Error(`${file} has a style attribute, which its policy forbids: ${styled}`)
    for (const hash of scriptHashesOf(html)) scripts.add(hash)
    for (const hash of styleHashesOf(html)) styles.add(hash)
  }
  await writeFile(targets.scripts, asJson(scripts))
  await writeFile(targets.styles, asJson(styles))
}

const asJson = (hashes: ReadonlySet<string>) => `${JSON.stringify([...hashes].sort(), null, 2)}\n`
