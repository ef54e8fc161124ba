import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Refusal } from '#errors.ts'
import type { Http } from './fastify.ts'
import type { PageHeaders } from './security-headers.ts'

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

const inside = z.object({ '*': z.string() })

/**
 * The gallery of the pieces screens are made of, at `/dev/kit`. Never mounted in production.
 * @param folder where the build leaves it; may be missing, then there is no gallery
 */
export async function mountDevKit(http: Http, folder: string, setPageHeaders: PageHeaders) {
  const files = new Set(await Array.fromAsync(glob('**/*.{html,js,css}', { cwd: folder })))
  const file = async (name: string) => {
    if (!files.has(name)) throw new Refusal('NOT_FOUND')
    return { type: types[path.extname(name)] ?? 'text/plain', bytes: await readFile(path.join(folder, name)) }
  }
  http.get('/dev/kit', { schema: { hide: true } }, async (request, reply) => {
    const { type, bytes } = await file('index.html')
    setPageHeaders(request, reply, 'kit')
    return reply.type(type).send(bytes)
  })
  http.get('/dev/kit/*', { schema: { hide: true, params: inside } }, async (request, reply) => {
    const { type, bytes } = await file(inside.parse(request.params)['*'])
    return reply.type(type).send(bytes)
  })
}
