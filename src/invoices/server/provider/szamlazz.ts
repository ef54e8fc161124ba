import { randomUUID } from 'node:crypto'
import type { Env } from '#base/server/env.ts'
import { httpClient } from '#base/server/http/http-client.ts'
import type { Log } from '#base/server/log.ts'
import { Refusal } from '#errors.ts'
import type { InvoiceKind } from '../../invoice.ts'
import type { InvoiceOrder, InvoiceProvider, Issued } from './invoice-provider.ts'
import { isNo, readSzamlazz, type SzamlazzDocument, type SzamlazzNo } from './szamlazz-answer.ts'
import { requestForPdf, requestToCancel, requestToFind, requestToIssue } from './szamlazz-request.ts'

/** Of each call. Issuing takes some seconds and has been seen to take most of a minute; all calls for one document fit into the time it is held (issue-invoice.ts). */
const patience = {
  'action-xmlagentxmlfile': 45_000,
  'action-szamla_agent_st': 45_000,
  'action-szamla_agent_xml': 15_000,
  'action-szamla_agent_pdf': 15_000,
}
type Action = keyof typeof patience
const maxBytes = 5_000_000

const notFound = '7'
const maintenance = '1'
/** How it names the kinds of documents. */
const typeOf: Readonly<Record<InvoiceKind, string>> = { proforma: 'D', final: 'SZ', storno: 'SS', correcting: 'HS' }

/** Számlázz.hu with the key of this portal; null where it is not set. */
export const szamlazzOf = ({ SZAMLAZZ_AGENT_KEY: agentKey, SZAMLAZZ_URL: url }: Env, log: Log): InvoiceProvider | null =>
  agentKey ? szamlazz({ url, agentKey, log }) : null

/**
 * Számlázz.hu, Számla Agent (DOMAIN 4). It does not keep documents apart by our key: two may have the same. So whatever was asked for before,
 * or was answered with no, is looked for by its key, and only what is not there is asked for. Not by `szamlazz.js`: that cannot name a key,
 * and waits and reads without a limit.
 */
function szamlazz({ url, agentKey, log }: { url: string; agentKey: string; log: Log }): InvoiceProvider {
  const away = (what: object): Refusal => {
    log.error(what, 'Számlázz.hu answered what we cannot use')
    return new Refusal('INVOICE_PROVIDER_AWAY')
  }
  const ask = async (action: Action, xml: string): Promise<SzamlazzDocument | SzamlazzNo> => {
    const answered = await httpClient(url, { method: 'POST', ...fileOf(action, xml), patienceMs: patience[action], maxBytes }).catch(
      (err: unknown) => {
        log.warn({ err, action }, 'Számlázz.hu did not answer')
        throw new Refusal('INVOICE_PROVIDER_AWAY')
      },
    )
    const { status } = answered
    if (status === 401 || status === 403) throw refusedBy({ code: `HTTP ${status}`, reason: '' })
    const answer = status === 200 && answered.header('szlahu_down') !== 'true' ? readSzamlazz(answered) : undefined
    if (!answer) throw away({ action, status })
    return answer
  }
  const find = async (order: InvoiceOrder): Promise<Issued | null> => {
    const answer = await ask('action-szamla_agent_xml', requestToFind(agentKey, order.key))
    if (!isNo(answer)) return checked(order, answer)
    if (answer.code === notFound) return null
    throw answer.code === maintenance ? away(answer) : refusedBy(answer)
  }
  /** Nothing is taken for issued that says something else than was asked for: that is for a person to look at, and it is not issued again. */
  const checked = (order: InvoiceOrder, { number, gross, pdf, type, isCancelled }: SzamlazzDocument): Issued => {
    const { kind, about } = order
    const wanted = kind === 'storno' || kind === 'correcting' ? -order.gross : order.gross
    const isOther = number === about?.number || (type !== null && type !== typeOf[kind])
    if (gross === wanted && !isOther && !isCancelled) return { number, pdf }
    log.error({ key: order.key, number, gross, wanted, type, isCancelled }, 'Számlázz.hu has another document than it was asked for')
    const what = isOther ? (type ?? about?.number) : isCancelled ? 'sztornozott' : `${gross} ≠ ${wanted} HUF`
    throw refusedBy({ code: number, reason: String(what) })
  }
  const issueBy = async (action: Action, order: InvoiceOrder, xml: string, isRepeated: boolean): Promise<Issued> => {
    const before = isRepeated ? await find(order) : null
    if (before) return before
    const answer = await ask(action, xml)
    if (!isNo(answer)) return checked(order, answer)
    // Some noes are said of a document that was issued: not signed, not sent, or issued by an earlier call.
    const issued = await find(order)
    if (issued) return issued
    throw answer.code === maintenance ? away(answer) : refusedBy(answer)
  }

  return {
    name: 'szamlazz',
    issue: async (order, isRepeated) => issueBy('action-xmlagentxmlfile', order, await requestToIssue(agentKey, order), isRepeated),
    async cancel(order, isRepeated) {
      if (!order.about) throw new Error(`The storno ${order.key} names no invoice`)
      return issueBy('action-szamla_agent_st', order, requestToCancel(agentKey, order.key, order.about.number), isRepeated)
    },
    async pdf(_order, number) {
      const answer = await ask('action-szamla_agent_pdf', requestForPdf(agentKey, number))
      if (isNo(answer)) throw answer.code === maintenance ? away(answer) : refusedBy(answer)
      if (answer.number !== number || answer.pdf === null) throw away({ number, answered: answer.number })
      return answer.pdf
    },
  }
}

const refusedBy = ({ code, reason }: SzamlazzNo) =>
  new Refusal('INVOICE_PROVIDER_REFUSED', { values: { reason: (reason ? `${code}: ${reason}` : code).slice(0, 300) } })

/** It wants its XML as a file, named by what it is to do with it. */
function fileOf(action: Action, xml: string) {
  const boundary = randomUUID()
  const head = `Content-Disposition: form-data; name="${action}"; filename="request.xml"\r\nContent-Type: text/xml; charset=utf-8`
  return {
    headers: { accept: '*/*', 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\n${head}\r\n\r\n${xml}\r\n--${boundary}--\r\n`,
  }
}
