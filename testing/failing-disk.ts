import fs from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

/** How a disk fails: it is full until room is made again, or one single call goes wrong. */
export type Failure = 'ENOSPC' | 'EIO' | 'EMFILE'

export type FailingDisk = {
  /** The `at`-th call of this name; once the disk is full, whatever needs room after it too. */
  fail: (code: Failure, name: string, at: number) => void
  /** Room is made. @returns the call that failed first, undefined when nothing came as far */
  mend: () => string | undefined
  /** Calls of this name alone fail, each of them. */
  failAll: (code: Failure, name: string) => void
  restore: () => void
}

type Callable = (this: unknown, ...input: unknown[]) => unknown
type Methods = Record<string, Callable>

/** What needs room on the disk. */
export const taking: readonly string[] = ['mkdir', 'link', 'copyFile', 'create', 'write', 'writev', 'writeFile']
/** What can fail on a file. What removes one has a test of its own. */
export const storing: readonly string[] = [...taking, 'open', 'read', 'sync', 'chmod', 'close']

/**
 * Puts itself between this process and the files under `folder`: the calls of Node that the portal stores files by fail as a test says,
 * and a write that fails leaves half of what was to be written, as a real one does. No other file may share the process.
 */
export async function failingDisk(folder: string): Promise<FailingDisk> {
  let failure: { code: Failure; hits: (name: string) => boolean } | undefined
  let failed: string | undefined
  const own = new WeakSet<object>()
  const ownNumbers = new Set<unknown>()
  const undo: (() => void)[] = []
  const isOurs = (file: unknown) => typeof file === 'string' && !path.relative(folder, file).startsWith('..')
  const errorOf = (name: string): NodeJS.ErrnoException | undefined => {
    if (!failure?.hits(name)) return undefined
    failed ??= name
    return Object.assign(new Error(`${failure.code}: as the test wants, ${name}`), { code: failure.code, syscall: name })
  }
  const replace = (target: object, name: string, by: (real: Callable) => Callable) => {
    const methods = target as Methods
    const real = methods[name]
    if (!real) throw new Error(`There is no ${name}`)
    methods[name] = by(real)
    undo.push(() => {
      methods[name] = real
    })
  }
  const nameOfOpen = (flags: unknown) => (typeof flags === 'string' && /[wa]/.test(flags) ? 'create' : 'open')

  for (const name of ['mkdir', 'link', 'copyFile', 'rm', 'unlink'])
    replace(
      promises,
      name,
      (real) =>
        async function (this: unknown, ...input) {
          const error = isOurs(input[0]) ? errorOf(name) : undefined
          if (error) throw error
          return real.apply(this, input)
        },
    )
  /** A file whose closing fails is closed. */
  const failingAfter = (name: string) => (real: Callable) =>
    async function (this: unknown, ...input: unknown[]) {
      const error = errorOf(name)
      const result = await real.apply(this, input)
      if (error) throw error
      return result
    }
  replace(
    promises,
    'open',
    (real) =>
      async function (this: unknown, ...input) {
        const error = isOurs(input[0]) ? errorOf(nameOfOpen(input[1])) : undefined
        if (error) throw error
        const handle = (await real.apply(this, input)) as FileHandle
        if (isOurs(input[0])) own.add(handle)
        // Each handle has a `close` of its own.
        if (isOurs(input[0])) replace(handle, 'close', failingAfter('close'))
        return handle
      },
  )
  const some = await promises.open(folder, 'r')
  const prototype = Object.getPrototypeOf(some) as object
  await some.close()
  for (const name of ['sync', 'chmod', 'read', 'write', 'writeFile'])
    replace(
      prototype,
      name,
      (real) =>
        async function (this: unknown, ...input) {
          const error = own.has(this as object) ? errorOf(name) : undefined
          if (error && name.startsWith('write')) await real.call(this, halfOf(input[0]))
          if (error) throw error
          return real.apply(this, input)
        },
    )

  // Streams write by these, which call back.
  for (const name of ['open', 'write', 'writev', 'close'])
    replace(
      fs,
      name,
      (real) =>
        function (this: unknown, ...input) {
          const done = input.at(-1)
          const ours = name === 'open' ? isOurs(input[0]) : ownNumbers.has(input[0])
          if (!ours || typeof done !== 'function') return real.apply(this, input)
          const error = errorOf(name === 'open' ? nameOfOpen(input[1]) : name)
          const answered = (ownError: unknown, result: unknown) => {
            if (name === 'open' && ownError === null) ownNumbers.add(result)
            if (name === 'close') ownNumbers.delete(input[0])
            done(error ?? ownError, result)
          }
          if (error && name === 'write') return real.call(this, input[0], halfOf(input[1]), answered)
          if (error && name !== 'close') return process.nextTick(answered, error)
          return real.apply(this, [...input.slice(0, -1), answered])
        },
    )
  syncBuiltinESMExports()

  return {
    fail: (code, wanted, at) => {
      // Counted by name: calls that go side by side come in another order the next time.
      let count = 0
      failure = {
        code,
        hits: (name) => {
          if (name === wanted) count += 1
          return code === 'ENOSPC' ? count >= at && taking.includes(name) : name === wanted && count === at
        },
      }
    },
    failAll: (code, wanted) => {
      failure = { code, hits: (name) => name === wanted }
    },
    mend: () => {
      const name = failed
      failure = undefined
      failed = undefined
      return name
    },
    restore: () => {
      for (const back of undo.reverse()) back()
      syncBuiltinESMExports()
    },
  }
}

function halfOf(bytes: unknown): Uint8Array {
  if (!(bytes instanceof Uint8Array)) throw new Error('Only bytes are written')
  return bytes.subarray(0, bytes.length >> 1)
}
