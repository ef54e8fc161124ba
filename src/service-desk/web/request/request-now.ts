import { readNow } from '#base/web/use-call.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'

/** For `overtaken` of a form that changes something of the request: what it shows as the request stands now. */
export const requestNow = <Values>({ crmRequestId }: DeskRequest, valuesOf: (request: DeskRequest) => Values) => ({
  now: async () => valuesOf(await readNow(serviceDeskApi.showDeskRequest, { params: { id: crmRequestId } })),
})
