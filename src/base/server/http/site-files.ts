import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#errors.ts'
import { kept } from '../kept.ts'
import { type Coding, type Kept, sendKept } from './coded-answer.ts'

/** What the build writes (scripts/precompress.ts lays packed copies beside it). */
const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}
/** What the pages import is read as UTF-8 whatever its answer says. */
const scriptType = 'text/javascript'
const extensions: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

/** Whether a file's name changes with what is in it: whoever holds it never asks again. */
export const isHashed = (name: string) => name.startsWith('assets/')

/** The files of a built site by their names, with slashes and without one before them. */
export type SiteFiles = {
  readonly has: (name: string) => boolean
  /** Sends a file there is. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, name: string) => FastifyReply
}

/** Files that do not change while the portal runs: each is read as it is first asked for and then kept, in all some megabytes (decision 127). */
export async function siteFiles(folder: string): Promise<SiteFiles> {
  const names = new Set((await readdir(folder, { recursive: true })).map((name) => name.replaceAll(path.sep, '/')))
  const files = new Map<string, Kept>()
  const bytes = new Map<string, Buffer>()
  const read = (name: string) => kept(bytes, name, names.size, () => readOrRefuse(path.join(folder, name)))
  const open = (name: string): Kept => ({
    tag: isHashed(name) ? null : createHash('sha1').update(read(name)).digest('base64url'),
    plain: () => read(name),
    coded: (coding) => (names.has(name + extensions[coding]) ? read(name + extensions[coding]) : null),
  })
  return {
    has: (name) => names.has(name) && mediaTypeOf(name) !== undefined,
    send(request, reply, name) {
      const file = kept(files, name, names.size, () => open(name))
      return sendKept(request, reply.type(mediaTypeOf(name) ?? 'application/octet-stream').header('vary', 'Accept-Encoding'), file)
    },
  }
}

/** Who builds anew beside a portal that runs takes its files away. */
function readOrRefuse(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new Refusal('NOT_FOUND')
  }
}

const mediaTypeOf = (name: string) => (isHashed(name) && name.endsWith('.js') ? scriptType : mediaTypes[path.extname(name).slice(1)])
