import path from 'node:path'
import { z } from 'zod'
import { CannotStart } from './cannot-start.ts'

const flag = z.enum(['true', 'false', '1', '0', '']).transform((text) => text === 'true' || text === '1')

/** A site outside, to which paths are appended; a name, a query or a fragment in it would end up in the middle of a link. */
const site = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .refine((url) => !/[?#@]/.test(url), 'must hold no query, fragment or user name')
  .transform((url) => url.replace(/\/+$/, ''))

/** The public page of one parcel. */
const parcelPage = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .refine((url) => url.includes('{number}'), 'must hold {number}, where the number of the parcel goes')

/** One key, or several parted by commas: the first signs, each verifies. */
const keys = z.string().transform((text, ctx): [string, ...string[]] => {
  const [first = '', ...earlier] = text.split(',').map((key) => key.trim())
  if (first === '' || earlier.includes('')) ctx.addIssue({ code: 'custom', message: 'must be a key, or keys parted by commas, the new one first' })
  return [first, ...earlier]
})

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /**
   * Where the portal listens. Without HOST: in production everywhere, otherwise on loopback only (IPv4 and IPv6), because everybody who
   * reaches a portal of development reads the login codes at /dev/mails.
   */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  /** How people reach it; the only source of links in emails. */
  PUBLIC_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Embedded database and local files live here. */
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((dir) => path.resolve(dir)),
  /** A PostgreSQL of your own; without it the portal starts the embedded one. */
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  /** The most connections reads share (decision 63); 0: each read takes one of the pool. They are opened as they are needed. */
  DATABASE_READS: z.coerce.number().int().min(0).max(64).default(8),
  /** `off`: for a PgBouncer in transaction mode that does not follow prepared statements (before 1.21, or max_prepared_statements = 0). */
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  /** Past a connection pool in transaction mode: for what needs a session of its own (LISTEN, jobs, migrations; decision 131). */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A standby of the database (streaming replication), from which lists, searches and reports are read (decision 130). */
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/database')
    .optional(),
  /** The PostgreSQL on which sandboxes get databases of their own (decision 89); its user may create them. Without it production offers none. */
  SANDBOX_DATABASE_URL: z.string().optional(),
  /** `all`, or only one half of the work. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** Emails go out through this server (`smtp://user:password@host:587`); without it they stay in the viewer. */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Mobilfutár <ugyfelszolgalat@mobilfutar.example>'),
  /** Where messages of the contact form go, and applications with their CV. */
  CONTACT_EMAIL: z.email().default('ugyfelszolgalat@mobilfutar.example'),
  CAREERS_EMAIL: z.email().default('karrier@mobilfutar.example'),
  /** The company's own site, which the logo and the menu leave to (SPEC 2): at `/ceg` the portal redirects there. */
  COMPANY_SITE_URL: site.default('https://www.mobilfutar.example'),
  /** Another server for the calls of `report-lists` (SPEC 7), as the address its paths begin with; without it the portal answers them. */
  REPORTING_API_URL: site.optional(),
  /** An S3-compatible store for files; without it they are on the local disk. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_ENDPOINT: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** The insurer's claim-number service; without it the simulator answers. */
  CLAIMS_URL: z.url().optional(),
  CLAIMS_API_KEY: z.string().optional(),
  /** Online payments through PayPal (REST app, Orders v2); without them the simulator answers. */
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_URL: z.url().default('https://api-m.paypal.com'),
  /** The id PayPal gave our webhook; without it no message of PayPal is believed, and the clock alone asks. */
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  /** Card payments through OTP SimplePay (the HUF account); without them the simulator answers. */
  SIMPLEPAY_MERCHANT: z.string().optional(),
  /** While it is being replaced the new one, a comma, and the one before it: SimplePay is asked by the first and believed by each (decision 160). */
  SIMPLEPAY_SECRET_KEY: keys.optional(),
  SIMPLEPAY_URL: z.url().default('https://secure.simplepay.hu/payment/v2'),
  /** Invoices through Számlázz.hu (its Számla Agent key), which reports them to the tax authority; without it the portal numbers them itself. */
  SZAMLAZZ_AGENT_KEY: z.string().optional(),
  SZAMLAZZ_URL: z.url().default('https://www.szamlazz.hu/szamla/'),
  /** Couriers: GLS (MyGLS) collects and delivers, Foxpost serves its lockers; without them the simulator does. */
  COURIER_GLS_USERNAME: z.string().optional(),
  COURIER_GLS_PASSWORD: z.string().optional(),
  COURIER_GLS_CLIENT_NUMBER: z.coerce.number().int().positive().optional(),
  COURIER_GLS_URL: z.url().default('https://api.mygls.hu/ParcelService.svc/json'),
  COURIER_GLS_POINTS_URL: z.url().default('https://map.gls-hungary.com/data/deliveryPoints/hu.json'),
  COURIER_FOXPOST_USERNAME: z.string().optional(),
  COURIER_FOXPOST_PASSWORD: z.string().optional(),
  COURIER_FOXPOST_API_KEY: z.string().optional(),
  COURIER_FOXPOST_URL: z.url().default('https://webapi.foxpost.hu/api'),
  COURIER_FOXPOST_POINTS_URL: z.url().default('https://cdn.foxpost.hu/foxplus.json'),
  /** Where customers follow a parcel: with our own couriers (no page without it), GLS, Foxpost. Links only, nobody fetches them. */
  COURIER_SITE_URL: parcelPage.optional(),
  COURIER_GLS_SITE_URL: parcelPage.default('https://gls-group.com/HU/hu/csomagkovetes/?match={number}'),
  COURIER_FOXPOST_SITE_URL: parcelPage.default('https://foxpost.hu/csomagkovetes/?code={number}'),
  /** Only Hungarian is offered; the language list is still shown. */
  HUNGARIAN_ONLY: flag.default(false),
  /** How many proxies stand in front and add X-Forwarded-For. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Seconds in which it still answers after SIGTERM, and closes each connection with its answer, so that a proxy leaves it in time. */
  STOP_DELAY: z.coerce.number().int().min(0).max(300).default(0),
  /** Metrics for Prometheus are served here and nowhere else; without a port they are not served. There is no login, so keep it inside. */
  OPS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  OPS_HOST: z.string().default('127.0.0.1'),
  /** Traces are sent to this OpenTelemetry collector (OTLP over HTTP); without one nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default('mobilfutar-portal'),
  /** How many of the traces are kept, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** In production only: open with the embedded database, simulators or without SMTP all the same. */
  ALLOW_EMBEDDED_DATABASE: flag.default(false),
  ALLOW_SIMULATORS: flag.default(false),
  /** In production only: open at an `http://` address, for tests on the machine itself. */
  ALLOW_HTTP_ON_LOOPBACK: flag.default(false),
  /** Webhooks go to this machine too, and over plain http: for tests. Refused in production. */
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  /** In production only: open although the database holds accounts of the demo cast, whose passwords are in the source. */
  ALLOW_DEMO_ACCOUNTS: flag.default(false),
})

/** Half of a set of credentials is a mistake. */
const settingsTogether = [
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
  ['SIMPLEPAY_MERCHANT', 'SIMPLEPAY_SECRET_KEY'],
  ['COURIER_GLS_USERNAME', 'COURIER_GLS_PASSWORD', 'COURIER_GLS_CLIENT_NUMBER'],
  ['COURIER_FOXPOST_USERNAME', 'COURIER_FOXPOST_PASSWORD', 'COURIER_FOXPOST_API_KEY'],
] as const satisfies readonly (readonly (keyof z.infer<typeof settings>)[])[]

/** Every setting of the portal, checked. The table in the README says what each is for. */
export type Env = Readonly<Omit<z.infer<typeof settings>, 'PUBLIC_URL' | 'HOST'> & { PUBLIC_URL: string; HOST: string }>

/**
 * Reads and checks the settings.
 * @throws CannotStart with one line per setting that is wrong or, in production, missing
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = settings.safeParse(present)
  if (!read.success) throw new CannotStart(`These settings cannot be used:\n${z.prettifyError(read.error)}`)
  for (const together of settingsTogether) {
    const set = together.filter((name) => read.data[name] !== undefined)
    if (set.length > 0 && set.length < together.length) throw new CannotStart(`These settings cannot be used:\n${together.join(', ')} go together`)
  }
  const { NODE_ENV, PORT, HOST = NODE_ENV === 'production' ? '0.0.0.0' : 'localhost', PUBLIC_URL = `http://localhost:${PORT}` } = read.data
  const env = { ...read.data, HOST, PUBLIC_URL }
  if (env.REPORTING_API_URL === `${PUBLIC_URL}/api`)
    throw new CannotStart(
      'These settings cannot be used:\nREPORTING_API_URL leads back to this portal; leave it out, and the portal answers reports itself',
    )
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new CannotStart(
      'These settings cannot be used:\nDATABASE_DIRECT_URL is the same database as DATABASE_URL, past its pool; set both, or none',
    )
  const missing = env.NODE_ENV === 'production' ? missingInProduction(env, read.data.PUBLIC_URL) : []
  if (missing.length > 0) throw new CannotStart(`Not ready for production:\n${missing.map((line) => `- ${line}`).join('\n')}`)
  return env
}

/** What takes the place of a service whose access is not set. */
const withoutIt = {
  SMTP_URL: ', emails would not leave',
  CLAIMS_URL: ', claim numbers would be simulated',
  PAYPAL_CLIENT_ID: ', payments would be simulated',
  SIMPLEPAY_MERCHANT: ', card payments would be simulated',
  COURIER_GLS_USERNAME: ', couriers would be simulated',
  COURIER_FOXPOST_USERNAME: ', parcels to its lockers would be simulated',
  SZAMLAZZ_AGENT_KEY: ': the portal would number invoices itself and report none to the tax authority',
} as const satisfies Partial<Record<keyof Env, string>>

/** What a public portal must not run on unless its keeper says so. */
function missingInProduction(env: Env, publicUrl: string | undefined): string[] {
  return [
    !publicUrl && 'PUBLIC_URL is not set',
    publicUrl && mayNotBeHttp(publicUrl, env),
    !env.DATABASE_URL && !env.ALLOW_EMBEDDED_DATABASE && 'DATABASE_URL is not set (ALLOW_EMBEDDED_DATABASE=true to run on the embedded database)',
    ...(env.ALLOW_SIMULATORS ? [] : Object.entries(withoutIt))
      .filter(([name]) => !env[name as keyof typeof withoutIt])
      .map(([name, what]) => `${name} is not set${what} (ALLOW_SIMULATORS=true to allow it)`),
    env.RATE_LIMITS === 'off' && 'RATE_LIMITS is off',
    env.WEBHOOKS_TO_LOOPBACK && 'WEBHOOKS_TO_LOOPBACK is on',
  ].filter((line) => typeof line === 'string')
}

/** Sessions and links in emails must not travel in the clear; a test on the machine itself may. */
function mayNotBeHttp(publicUrl: string, { ALLOW_HTTP_ON_LOOPBACK }: Env): string | false {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:') return false
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  if (!isLoopback) return 'PUBLIC_URL must begin with https://'
  return !ALLOW_HTTP_ON_LOOPBACK && 'PUBLIC_URL must begin with https:// (ALLOW_HTTP_ON_LOOPBACK=true to allow http on this machine)'
}
