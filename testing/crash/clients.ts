import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { orderFor, type Setup, samplePdf, serviceEntries } from '../factories.ts'

/** A booking the server has said yes to, and what was sent with it. */
export type Acknowledged = { crmRequestId: number; identifier: string; email: string; documents: { type: string; sha256: string }[]; answer: string }

export type ClientLog = { acknowledged: Acknowledged[]; retries: number; wrong: string[] }

type Form = { setup: Setup; headers: Record<string, string> }
type Document = { field: 'invoice' | 'warranty_card'; bytes: Buffer }

const typeOf = { invoice: 'invoice', warranty_card: 'warrantyCard' } as const

/**
 * A customer who books one warranty repair after another with PDFs, and sends again with the same key until there is an answer,
 * as the booking screen does. Now and then one sends again although there was an answer.
 */
export async function client(url: string, running: () => boolean, clientLog: ClientLog): Promise<void> {
  while (running()) {
    const form = await persist(() => openForm(url), clientLog)
    const order = orderFor(form.setup, { serviceRequest: { pickupDay: anyOf(form.setup.pickupDays).day } })
    const documents: Document[] = [{ field: 'invoice', bytes: pdf() }]
    if (Math.random() < 0.4) documents.push({ field: 'warranty_card', bytes: pdf() })
    const key = randomUUID()
    const answer = await persist(() => send(url, form, order, documents, key), clientLog)
    if (Math.random() < 0.3) {
      const again = await persist(() => send(url, form, order, documents, key), clientLog)
      if (again.text !== answer.text) clientLog.wrong.push(`another answer to a retry: ${again.text}`)
    }
    if (answer.status !== 200) {
      clientLog.wrong.push(`${answer.status} ${answer.text}`)
      continue
    }
    const { serviceRequest, customer } = order as { serviceRequest: { identifier: string }; customer: { email: string } }
    clientLog.acknowledged.push({
      crmRequestId: (JSON.parse(answer.text) as { data: { crmRequestId: number } }).data.crmRequestId,
      identifier: serviceRequest.identifier,
      email: customer.email,
      documents: documents.map(({ field, bytes }) => ({ type: typeOf[field], sha256: createHash('sha256').update(bytes).digest('hex') })),
      answer: answer.text,
    })
  }
}

const pdf = () => samplePdf(randomBytes(8).toString('hex'), 10_000 + Math.floor(Math.random() * 300_000))

function anyOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** Tries until the server lives long enough to answer; 5xx is no answer. */
async function persist<T>(attempt: () => Promise<T>, clientLog: ClientLog): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      clientLog.retries += 1
      await wait(50 + Math.random() * 200)
    }
  }
}

/** What a visitor has before sending: the setup of the service entry, the form token and its cookie. */
export async function openForm(url: string): Promise<Form> {
  const token = await fetch(`${url}/api/create-csrf-token`)
  const cookie = token.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const setup = await fetch(`${url}/api/booking-setup?${serviceEntries.warranty}`, { headers: { language: 'hu' } })
  if (!token.ok || !setup.ok) throw new Error('The form does not open yet')
  const { data } = (await token.json()) as { data: { token: string } }
  return { setup: ((await setup.json()) as { data: Setup }).data, headers: { 'x-csrf-token': data.token, cookie } }
}

async function send(url: string, { headers }: Form, order: unknown, documents: readonly Document[], key: string) {
  const body = new FormData()
  body.set('data', JSON.stringify(order))
  for (const { field, bytes } of documents) body.append(field, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${field}.pdf`)
  const sent = { ...headers, 'idempotency-key': key, language: 'hu' }
  const response = await fetch(`${url}/api/customer-requests/pickup-return`, {
    method: 'POST',
    body,
    headers: sent,
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  if (response.status >= 500) throw new Error(text)
  return { status: response.status, text }
}
