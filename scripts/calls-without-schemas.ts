import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '#base/endpoint.ts'

const mark = '?calls'
const apiFile = /\.api\.ts$/
/** How a form names the schema of its call: `requestsApi.submitPickupOrder.body`, or `row.body` of a row chosen in the same file. */
const readsSchemas = /\.(body|answers)\b|\b\w+Api\.\w+\.(params|query)\b/

/** What a browser needs of a row to make its call; its schemas are the server's. */
const needed = ['method', 'path', 'shape', 'csrf', 'files', 'creates', 'idempotent', 'cacheSeconds'] as const satisfies readonly (keyof Endpoint)[]

const isTable = (value: unknown): value is Readonly<Record<string, Endpoint>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((row) => typeof row === 'object' && 'method' in row && 'path' in row)

const withoutSchemas = (row: Endpoint) => Object.fromEntries(needed.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]))

/**
 * A module that exports what another `*.api.ts` does, its tables `…Api` without schemas. Whatever else it exports comes from the file itself.
 * @param exported what the file exports
 */
export function callsModule(file: string, exported: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(exported).map(([name, value]) => {
    if (!name.endsWith('Api') || !isTable(value)) return `export { ${name} } from ${JSON.stringify(file)}`
    const rows = Object.fromEntries(Object.entries(value).map(([call, row]) => [call, withoutSchemas(row)]))
    return `export const ${name} = ${JSON.stringify(rows)}`
  })
  return `${lines.join('\n')}\n`
}

/**
 * Most screens only make calls: they are given the rows of api.ts without their schemas, so that neither those nor zod (24 kB) come along. A
 * file that reads `body` or `answers` of anything is given the rows as they are. A file that hands a row on to one that does must read it itself.
 */
export const callsWithoutSchemas = (): Plugin => ({
  name: 'calls-without-schemas',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  resolveId: {
    filter: { id: apiFile },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved || !importer) return resolved
      const isWhole = importer.endsWith(mark) || readsSchemas.test(await readFile(importer.replace(/\?.*$/, ''), 'utf8'))
      // A file of rows does nothing by being read, so it is left out where nothing of it is used.
      return { ...resolved, id: isWhole ? resolved.id : `${resolved.id}${mark}`, moduleSideEffects: false }
    },
  },
  load: {
    filter: { id: /\.api\.ts\?calls$/ },
    async handler(id) {
      const file = id.slice(0, -mark.length)
      this.addWatchFile(file)
      return { code: callsModule(file, await import(pathToFileURL(file).href)), moduleType: 'js' }
    },
  },
})
