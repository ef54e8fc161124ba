import type { Kysely } from 'kysely'
import { CannotStart } from '#base/server/cannot-start.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Env } from '#base/server/env.ts'
import type { DB } from '#db/schema.ts'
import { type Post, permissionPresets } from '../permission-presets.ts'
import type { CustomerType } from '../who.ts'
import { countDemoAccounts, type DemoAddress, lockDemoAccounts, type NewAccount, saveDemoAccounts, saveDemoAddresses } from './demo-account-store.ts'
import { hashPassword } from './password-hash.ts'

/** Everybody of the cast logs in with it. It stands in the source, so it opens nothing in production. */
const demoPassword = 'Proba-Futar-26'

type Figure = Pick<NewAccount, 'customerType' | 'lastName' | 'firstName'> & { mailbox: string; companyName?: string; post?: Post }

const client = (mailbox: string, customerType: CustomerType, lastName: string, firstName: string, companyName?: string): Figure => ({
  mailbox,
  customerType,
  lastName,
  firstName,
  ...(companyName ? { companyName } : {}),
})
const colleague = (post: Post, lastName: string, firstName: string): Figure => ({
  mailbox: post,
  customerType: 'EMPLOYEE',
  lastName,
  firstName,
  post,
})

/** One of every kind of customer, and one employee at every post of the service desk. */
const cast: readonly Figure[] = [
  client('b2c', 'B2C', 'Kovács', 'Anna'),
  client('b2b', 'B2B', 'Tóth', 'Gábor', 'Tóth és Társa Építőipari Kft.'),
  client('flotta', 'FLOTTA', 'Szabó', 'Éva', 'Duna Flottakezelő Kft.'),
  client('prealert', 'PREALERT', 'Varga', 'Ilona', 'Előjelző Partner Kft.'),
  client('distributor', 'DISTRIBUTOR', 'Kiss', 'Bence', 'Északi Nagyker Kft.'),
  client('store', 'STORE_01', 'Molnár', 'Réka', 'Körúti Telefonbolt Kft.'),
  client('retailer', 'RETAILER', 'Németh', 'Ádám', 'Mecsek Műszaki Kft.'),
  client('other', 'OTHER_01', 'Farkas', 'Nóra', 'Balatoni Szolgáltató Kft.'),
  client('most-b2c', 'MOST-B2C', 'Balogh', 'Márk'),
  client('most-b2b', 'MOST-B2B', 'Papp', 'Lilla', 'Alföld Logisztika Kft.'),
  colleague('atvevo', 'Takács', 'Péter'),
  colleague('technikus', 'Juhász', 'Tamás'),
  colleague('ugyfelszolgalat', 'Lakatos', 'Júlia'),
  colleague('logisztika', 'Mészáros', 'Zsolt'),
  colleague('penzugy', 'Oláh', 'Krisztina'),
  colleague('vezeto', 'Simon', 'Judit'),
]

const vaci = { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43.', other: 'II. em. 4.' }
const korut = { postalCode: '1066', city: 'Budapest', publicPlaceName: 'Teréz', publicPlaceType: 'körút', streetNumber: '12.' }
const kiraly = { postalCode: '7621', city: 'Pécs', publicPlaceName: 'Király', publicPlaceType: 'utca', streetNumber: '5.' }
const baross = { postalCode: '9021', city: 'Győr', publicPlaceName: 'Baross Gábor', publicPlaceType: 'út', streetNumber: '12.' }

/** What whoever tries the portal out finds among the saved addresses; the types are those of SPEC 3. */
const savedAddresses: Readonly<Record<string, readonly DemoAddress[]>> = {
  b2c: [
    { ...vaci, addressTypeId: 1, label: 'Otthon', isDefault: true },
    { ...baross, addressTypeId: 1, label: 'Szüleimnél' },
    { ...vaci, addressTypeId: 2, billingName: 'Kovács Anna', isDefault: true },
  ],
  prealert: [
    { ...vaci, addressTypeId: 3, label: 'Raktár', isDefault: true },
    { ...vaci, addressTypeId: 2, billingName: 'Előjelző Partner Kft.', taxNumber: '12345676-2-43', isCompany: true, isDefault: true },
  ],
  // Where the courier comes to the counter.
  store: [{ ...korut, addressTypeId: 1, label: 'Pult', isDefault: true }],
  retailer: [{ ...kiraly, addressTypeId: 1, label: 'Pult', isDefault: true }],
  distributor: [{ ...baross, addressTypeId: 1, label: 'Pult', isDefault: true }],
  b2b: [
    { ...baross, addressTypeId: 1, label: 'Iroda', isDefault: true },
    {
      ...baross,
      addressTypeId: 2,
      billingName: 'Tóth és Társa Építőipari Kft.',
      taxNumber: '12345676-2-43',
      accountNumber: '11773016-11111018',
      isCompany: true,
      isDefault: true,
    },
  ],
}

const addressOf = ({ mailbox }: Figure) => `${mailbox}@proba.mobilfutar.example`

/** Puts the cast on the stage, in one transaction; whoever stands there already is left alone. Never called in production. */
export async function seedDemoCast({ tx }: { tx: Kysely<DB> }): Promise<void> {
  await lockDemoAccounts(tx)
  if ((await countDemoAccounts(tx)) >= cast.length) return
  // One hash for all: the password is no secret, and seventeen hashes would make every first start wait.
  const passwordHash = await hashPassword(demoPassword)
  await saveDemoAccounts(
    tx,
    cast.map((figure) => ({
      customerType: figure.customerType,
      lastName: figure.lastName,
      firstName: figure.firstName,
      email: addressOf(figure),
      passwordHash,
      phone: '+36301234567',
      permissionKeys: figure.post ? [...permissionPresets[figure.post]] : [],
      ...(figure.companyName ? { companyName: figure.companyName, businessFormId: 1, taxNumber: '12345676-2-43' } : {}),
    })),
  )
  for (const figure of cast) {
    const saved = savedAddresses[figure.mailbox]
    if (saved) await saveDemoAddresses(tx, addressOf(figure), saved)
  }
}

/** What the start prints: one login a line. */
export const demoLogins = (): string[] =>
  cast.map((figure) => `${addressOf(figure).padEnd(44)} ${demoPassword}   ${figure.post ? `EMPLOYEE, ${figure.post}` : figure.customerType}`)

/**
 * The demo passwords are in the source: a public portal does not open on a database that knows them.
 * @throws CannotStart in production, unless ALLOW_DEMO_ACCOUNTS says so
 */
export async function refuseDemoAccounts(db: ReadDb<DB>, env: Pick<Env, 'NODE_ENV' | 'ALLOW_DEMO_ACCOUNTS'>): Promise<void> {
  if (env.NODE_ENV !== 'production' || env.ALLOW_DEMO_ACCOUNTS) return
  const count = await countDemoAccounts(db)
  if (count > 0)
    throw new CannotStart(`Not ready for production:\n- the database holds ${count} demo accounts; remove them, or set ALLOW_DEMO_ACCOUNTS=true`)
}
