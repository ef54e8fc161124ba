/**
 * Our Content-Security-Policy forbids `eval`, and zod would try whether it may. This says it may not, without loading zod: the root
 * imports it before any schema is made.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
