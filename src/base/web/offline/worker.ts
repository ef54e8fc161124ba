// The service worker of the pages that open without a network (decision 115). It knows two things: the empty page that the router fills, and the files
// this build needs to fill it. Calls, photos and every other page pass it by: what people wrote is never in its cache.
// Built by itself (scripts/build-worker.ts), which puts in what it keeps.

import { patience } from './patience.ts'

/** TypeScript has these only where the whole library of workers replaces that of pages. */
type Waiting = { readonly waitUntil: (work: Promise<unknown>) => void }
type Fetching = { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void }
type Scope = {
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void
}

declare const PRECACHED_FILES: readonly string[]
declare const PRECACHED_PAGE: string
/** Of everything kept: another build has another cache, so an old page never meets new files, nor a new page old ones. */
declare const PRECACHED_VERSION: string

const worker = globalThis as unknown as Scope
/** Once: what the build puts in stands wherever its name does. */
const files = PRECACHED_FILES
const prefix = 'offline-'
const own = `${prefix}${PRECACHED_VERSION}`

worker.addEventListener('install', (event) => event.waitUntil(keep()))
worker.addEventListener('activate', (event) => event.waitUntil(letOldOnesGo()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (files.includes(pathname)) event.respondWith(file(request))
})

/** All or nothing: a build of which a file is missing does not become the one that is kept. */
async function keep() {
  const cache = await caches.open(own)
  await cache.addAll(files)
  // The page itself is not hashed in its name, so the browser's own cache must not answer with that of the build before.
  await cache.put(PRECACHED_PAGE, await wholeAnswer(new Request(PRECACHED_PAGE, { cache: 'no-store' })))
}

async function wholeAnswer(request: Request) {
  const answer = await fetch(request)
  if (!answer.ok) throw new Error(`${request.url} answered ${answer.status}`)
  return answer
}

/** A worker takes over when no page of the one before is open any more: until then, that page finds its files. */
async function letOldOnesGo() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** From the server as long as it answers: its page, its refusal, its redirection. Where it does not, the page that is kept. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.match(PRECACHED_PAGE, { cacheName: own })
  const answered = fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const answer = await Promise.race([answered, late]).catch(() => undefined)
  return answer ?? (await kept()) ?? answered
}

/** Its name is the hash of what it holds, so what is kept is as good as what the server has. */
const file = async (request: Request): Promise<Response> => (await caches.match(request, { cacheName: own })) ?? fetch(request)
