import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { personalData } from '#personal-data.ts'
import { type MyData, summariseCategories } from '../my-data.ts'
import type { personalDataApi } from '../personal-data.api.ts'
import { tablesOf } from '../personal-table.ts'
import { findNewestExport } from './export/export-store.ts'
import { ownerOf, summaryOf } from './export/export-summary.ts'
import { consentsOf, restrictedSince } from './person/consent-store.ts'
import { personLoggedIn, personOfLink } from './person/person-of.ts'
import { openInvoicesOf, openRequestsOf, type Person } from './person/person-store.ts'
import { countRowsOf } from './person/rows-store.ts'

export const showMyData = async (ctx: ReadContext & Call): Promise<MyData> => dataOf(ctx, await personLoggedIn(ctx))

export const showDataByLink = async (ctx: ReadContext & Call, { params }: Input<typeof personalDataApi.showDataByLink>): Promise<MyData> =>
  dataOf(ctx, await personOfLink(ctx, params.vs))

/** What is known of a person, by the same table that the clock obeys. */
export async function dataOf({ tx, now }: Pick<ReadContext, 'tx' | 'now'>, person: Person): Promise<MyData> {
  const [counts, consents, newest, openRequests, openInvoices, restrictedAt] = await Promise.all([
    countRowsOf(tx, personalData, person),
    consentsOf(tx, person),
    findNewestExport(tx, now, ownerOf(person)),
    openRequestsOf(tx, person),
    openInvoicesOf(tx, person),
    person.accountId === null ? null : restrictedSince(tx, person.accountId),
  ])
  return {
    categories: summariseCategories(tablesOf(personalData), counts).map(({ purposes, kept, whenErased, ...rest }) => ({
      ...rest,
      purposes: [...purposes],
      kept: [...kept],
      whenErased: [...whenErased],
    })),
    consents: consents.map(({ validFrom, givenAt, ...rest }) => ({ ...rest, validFrom: validFrom.toString(), givenAt: givenAt.toString() })),
    export: newest ? summaryOf(newest, now) : null,
    openRequests,
    openInvoices,
    restrictedAt: restrictedAt?.toString() ?? null,
    hasAccount: person.accountId !== null,
  }
}
