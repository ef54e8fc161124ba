import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }
type Answer = { status: number; body: unknown } | 'lost' | 'held'

export type FakeServer = {
  url: string
  /** Every call, oldest first. */
  asked: Asked[]
  stop: () => Promise<void>
}

/** A courier on loopback. It has done what was asked, and the answer is `lost` on the way, or `held` until the caller gives up. */
export async function startFakeServer(answer: (asked: Asked) => Answer): Promise<FakeServer> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: text ? JSON.parse(text) : undefined }
    asked.push(call)
    const said = answer(call)
    if (said === 'held') return
    if (said === 'lost') request.socket.destroy()
    else if (said.body instanceof Uint8Array) response.writeHead(said.status, { 'content-type': 'application/pdf' }).end(said.body)
    else response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body === undefined ? '' : JSON.stringify(said.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type GlsParcel = { ClientReference: string; ParcelId: number; ParcelNumber: number; deleted: boolean }
type GlsBody = { ParcelList?: { ClientReference: string }[]; ParcelIdList?: number[]; ParcelNumber?: number }

/** `%PDF-1.4` as MyGLS writes bytes. */
const labelBytes = [...Buffer.from('%PDF-1.4\n%%EOF\n')]

export type FakeGls = FakeServer & {
  parcels: GlsParcel[]
  /** What `GetParcelStatuses` answers of every parcel. */
  statuses: { StatusCode: string; StatusDate: string; StatusDescription: string; StatusInfo: string; DepotCity: string; DepotNumber: string }[]
  /** Changes an answer after GLS has done what was asked. */
  misbehave: ((method: string) => Answer | undefined) | undefined
}

export const glsSettings = (url: string) => ({
  COURIER_GLS_URL: url,
  COURIER_GLS_USERNAME: 'futar@pelda.hu',
  COURIER_GLS_PASSWORD: 'titok',
  COURIER_GLS_CLIENT_NUMBER: '553005585',
})

/** MyGLS as its documentation and test system answer: it makes a parcel of every PrintLabels, also of the same one again. */
export async function startFakeGls(): Promise<FakeGls> {
  const parcels: GlsParcel[] = []
  const statuses: FakeGls['statuses'] = []
  const act = (method: string, { ParcelList = [], ParcelIdList = [], ParcelNumber }: GlsBody): unknown => {
    switch (method) {
      case 'PrintLabels': {
        const printed = ParcelList.map(({ ClientReference }) => {
          const parcel = { ClientReference, ParcelId: 90_000 + parcels.length, ParcelNumber: 1_127_3216 + parcels.length, deleted: false }
          parcels.push(parcel)
          return parcel
        })
        return {
          Labels: labelBytes,
          PrintLabelsErrorList: [],
          PrintLabelsInfoList: printed.map(({ deleted: _, ...info }) => ({ ...info, PIN: null })),
        }
      }
      case 'GetPrintedLabels':
        return { Labels: labelBytes, GetPrintedLabelsErrorList: [], PrintDataInfoList: [] }
      case 'GetParcelList':
        return {
          GetParcelListErrors: [],
          PrintDataInfoList: parcels
            .filter(({ deleted }) => !deleted)
            .map(({ ClientReference, ParcelId, ParcelNumber: number }) => ({ ParcelId, ParcelNumber: number, Parcel: { ClientReference } })),
        }
      case 'DeleteLabels': {
        const found = parcels.filter(({ ParcelId }) => ParcelIdList.includes(ParcelId))
        for (const parcel of found) parcel.deleted = true
        return { DeleteLabelsErrorList: [], SuccessfullyDeletedList: found.map(({ ParcelId, ClientReference }) => ({ ParcelId, ClientReference })) }
      }
      default:
        return {
          ClientReference: '',
          DeliveryCountryCode: 'HU',
          GetParcelStatusErrors: [],
          ParcelNumber,
          ParcelStatusList: statuses,
          POD: [],
          Weight: 0.5,
        }
    }
  }
  const fake: FakeGls = {
    ...(await startFakeServer(({ path, body }) => {
      const method = path.slice(1)
      const done = { status: 200, body: act(method, (body ?? {}) as GlsBody) }
      return fake.misbehave?.(method) ?? done
    })),
    parcels,
    statuses,
    misbehave: undefined,
  }
  return fake
}
