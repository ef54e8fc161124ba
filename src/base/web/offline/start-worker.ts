import { workerPolicy } from '../../worker-policy.ts'

/** Not every browser has it, so the types of TypeScript do not. */
type Factory = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (address: string) => string } }

let started: Promise<unknown> | null = null

/**
 * Starts the service worker of the pages below `scope`, once a page. The policy names this one address whatever it is asked for, and the browser lets
 * nobody make a second one of its name. Without service workers (private windows), or where the page may not start one, everything works with a
 * network only.
 */
export function startWorker({ worker, scope }: { readonly worker: string; readonly scope: string }): Promise<unknown> {
  started ??= register(worker, scope).catch(() => null)
  return started
}

async function register(worker: string, scope: string) {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  const address = trustedTypes ? trustedTypes.createPolicy(workerPolicy, { createScriptURL: () => worker }).createScriptURL(worker) : worker
  return navigator.serviceWorker.register(address, { scope, updateViaCache: 'none' })
}
