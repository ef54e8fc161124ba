import path from 'node:path'
import { type Env, readEnv } from '#base/server/env.ts'

/**
 * The settings of a sandbox, begun from nothing: no access to couriers, payments, invoicing, mail or insurers of the portal around it is
 * handed on, so its own simulators stand in for each, and its emails are kept where they were written.
 */
export function sandboxEnv(env: Env, { url, companyId }: { readonly url: string; readonly companyId: number }): Env {
  const own = {
    NODE_ENV: env.NODE_ENV,
    PUBLIC_URL: env.PUBLIC_URL,
    DATABASE_URL: url,
    DATABASE_POOL: '3',
    DATABASE_READS: '1',
    DATABASE_PREPARED_STATEMENTS: env.DATABASE_PREPARED_STATEMENTS,
    DATA_DIR: path.join(env.DATA_DIR, 'sandboxes', String(companyId)),
    TRUST_PROXY: String(env.TRUST_PROXY),
    RATE_LIMITS: env.RATE_LIMITS,
    LOG_LEVEL: env.LOG_LEVEL,
    WEBHOOKS_TO_LOOPBACK: String(env.WEBHOOKS_TO_LOOPBACK),
    ALLOW_SIMULATORS: 'true',
    ALLOW_DEMO_ACCOUNTS: 'true',
    ALLOW_HTTP_ON_LOOPBACK: String(env.ALLOW_HTTP_ON_LOOPBACK),
  }
  return readEnv(own)
}
