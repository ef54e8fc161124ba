import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { listProviders } from '../../provider-agreement.ts'
import type { providerListsApi } from '../../provider-lists.api.ts'
import { maxShown, type ShownAgreement } from '../../provider-lists.ts'
import { type Compared, compareWithList } from './compare-with-list.ts'

/** How a day agrees with the providers' own lists; what nobody has looked into stands first. */
export async function showAgreement(ctx: ReadContext & Call, { query: { day } }: Input<typeof providerListsApi.showAgreement>) {
  const providers: ShownAgreement[] = []
  for (const provider of listProviders) {
    const { list, compared } = await compareWithList(ctx, { provider, from: day, to: day })
    const open = compared.filter(({ noted }) => noted === null)
    const shown = [...open, ...compared.filter(({ noted }) => noted !== null)].slice(0, maxShown)
    providers.push({
      provider,
      list: list ? { uploadedAt: list.uploadedAt.toString(), fileName: list.fileName } : null,
      open: open.length,
      noted: compared.length - open.length,
      differences: shown.map(differenceDto),
    })
  }
  return { day, providers }
}

export const differenceDto = ({ difference, key, there, here, noted }: Compared): ShownAgreement['differences'][number] => ({
  kind: there?.kind ?? here?.kind ?? 'payment',
  key,
  difference,
  there: there && { amount: there.amount, state: there.state },
  here: here && { amount: here.amount, state: here.state },
  about: here && { crmRequestId: here.crmRequestId, invoiceNumber: here.invoiceNumber ?? '' },
  noted: noted && { note: noted.note, by: noted.notedBy, at: noted.notedAt.toString() },
})
