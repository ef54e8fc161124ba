// Node looks for a module on the disk, reads which package it is in and of what kind it is: a third of what loading it takes. Of ours the name says all of
// that. Whatever it does not say is looked for as ever.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const root = new URL('../', import.meta.url)
const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

/** `#db/*` before `#*`, as Node itself takes them. */
const prefixes = Object.entries(imports)
  .filter(([name, target]) => name.endsWith('*') && typeof target === 'string')
  .map(([name, target]) => ({ begins: name.slice(0, -1), folder: new URL(target.slice(0, -1), root).href }))
  .sort((a, b) => b.begins.length - a.begins.length)

function urlOf(specifier, parent) {
  if (!specifier.endsWith('.ts')) return null
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  const prefix = prefixes.find(({ begins }) => specifier.startsWith(begins))
  return prefix ? prefix.folder + specifier.slice(prefix.begins.length) : null
}

registerHooks({
  resolve(specifier, context, next) {
    const url = urlOf(specifier, context.parentURL)
    return url ? { url, format: 'module-typescript', shortCircuit: true } : next(specifier, context)
  },
})
