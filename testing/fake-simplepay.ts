import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startFakeServer } from './fake-server.ts'

// SimplePay's v2 as its documentation describes it, on loopback: it knows transactions and signs what it answers, and can be told to
// misbehave. Written apart from our adapter: its signature is its own.

type Status =
  | 'INIT'
  | 'INPAYMENT'
  | 'AUTHORIZED'
  | 'FINISHED'
  | 'NOTAUTHORIZED'
  | 'TIMEOUT'
  | 'CANCELLED'
  | 'REFUND'
  | 'FRAUD'
  | 'INFRAUD'
  | 'REVERSED'
type Transaction = {
  transactionId: number
  orderRef: string
  total: number
  refunded: number
  currency: string
  status: Status
  email: string
  language: string
  timeout: string
  urls: { success: string; fail: string; cancel: string; timeout: string }
}
type Asked = { path: string; body: Record<string, unknown> }
type Answer = { status: number; body: object; signature?: string }

export type FakeSimplepay = {
  readonly url: string
  readonly asked: Asked[]
  readonly transactions: Map<string, Transaction>
  transaction: (id: string) => Transaction
  /** The payer pays on its page, is refused, or thinks better of it. */
  end: (id: string, status: Status) => void
  /** The signed query with which it sends the payer back. */
  wayBack: (id: string, event: 'SUCCESS' | 'FAIL' | 'TIMEOUT' | 'CANCEL') => string
  /** What it tells us of a transaction, signed. */
  message: (id: string, change?: object) => { text: string; signature: string }
  /** Changes an answer after it has done what was asked; `hang`: the answer never comes. */
  misbehave: ((answer: Answer & { asked: Asked }) => Answer | 'hang' | undefined) | undefined
  stop: () => Promise<void>
}

const merchant = 'PUBLICTESTHUF'
const key = 'FxDa5w314kLlNseq2sKuVwaqZshZT5d6'
const sign = (text: string) => createHmac('sha384', key).update(text).digest('base64')
/** As PHP writes JSON. */
const php = (value: object) => JSON.stringify(value).replaceAll('/', '\\/')

export const simplepaySettings = (url: string) => ({ SIMPLEPAY_URL: url, SIMPLEPAY_MERCHANT: merchant, SIMPLEPAY_SECRET_KEY: key })

export async function startFakeSimplepay(): Promise<FakeSimplepay> {
  const server = await startFakeServer(handle)

  const fake: FakeSimplepay = {
    url: server.url,
    asked: [],
    transactions: new Map(),
    misbehave: undefined,
    transaction: (id) => {
      const transaction = fake.transactions.get(id)
      if (!transaction) throw new Error(`No transaction ${id}`)
      return transaction
    },
    end: (id, status) => {
      fake.transaction(id).status = status
    },
    wayBack: (id, e) => {
      const { transactionId: t, orderRef: o } = fake.transaction(id)
      const text = php({ r: e === 'SUCCESS' ? 0 : 5013, t, e, m: merchant, o })
      return `?${new URLSearchParams({ r: Buffer.from(text).toString('base64'), s: sign(text) })}`
    },
    message: (id, change = {}) => {
      const { orderRef, transactionId, status } = fake.transaction(id)
      const dates = { finishDate: '2026-11-23T09:02:00+01:00', paymentDate: '2026-11-23T09:01:00+01:00' }
      const text = php({ salt: '223G0O18VOFa3d0jyNOpCqM2jCl4nKN9', orderRef, method: 'CARD', merchant, ...dates, transactionId, status, ...change })
      return { text, signature: sign(text) }
    },
    stop: server.stop,
  }

  async function handle(request: IncomingMessage, text: string, response: ServerResponse) {
    const send = ({ status, body, signature }: Answer) => {
      const answer = php(body)
      response.writeHead(status, { 'content-type': 'application/json', signature: signature ?? sign(answer) }).end(answer)
    }
    // A body whose slashes are not escaped, or that is signed by somebody else, is refused.
    const isRight = request.headers.signature === sign(text) && !/(?<!\\)\//.test(text)
    if (!isRight) return send({ status: 200, body: { errorCodes: [5321] } })
    const asked = { path: request.url ?? '', body: JSON.parse(text) as Record<string, unknown> }
    fake.asked.push(asked)
    const answer = { status: 200, body: act(asked) }
    const changed = fake.misbehave?.({ ...answer, asked })
    if (changed === 'hang') server.hanging.add(response)
    else send(changed ?? answer)
  }

  function act({ path, body }: Asked): object {
    const { salt } = body
    if (body.merchant !== merchant) return { errorCodes: [5309] }
    if (path === '/start') return start(body)
    const ids = path === '/query' ? (body.transactionIds as string[]) : [String(body.transactionId)]
    const found = ids.flatMap((id) => fake.transactions.get(id) ?? [])
    if (path === '/query') return { salt, merchant, totalCount: found.length, transactions: found.map((one) => shown(one, body.detailed === true)) }
    const [one] = found
    if (path !== '/refund' || !one) return { errorCodes: [5071] }
    const amount = Number(body.refundTotal)
    if (!['FINISHED', 'REFUND'].includes(one.status) || one.refunded + amount > one.total) return { errorCodes: [5078] }
    one.refunded += amount
    one.status = 'REFUND'
    const { orderRef, currency, transactionId } = one
    const refundTransactionId = transactionId * 100 + fake.asked.length
    return { salt, merchant, orderRef, currency, transactionId, refundTransactionId, refundTotal: amount, remainingTotal: one.total - one.refunded }
  }

  function start(body: Record<string, unknown>): object {
    const orderRef = String(body.orderRef)
    if ([...fake.transactions.values()].some((one) => one.orderRef === orderRef)) return { errorCodes: [5040] }
    // HUF has no decimals here.
    if (!/^\d+$/.test(String(body.total))) return { errorCodes: [5303] }
    const transactionId = 504_230_000 + fake.transactions.size
    const urls = body.urls as Transaction['urls']
    const about = { email: String(body.customerEmail), language: String(body.language), timeout: String(body.timeout) }
    const total = Number(body.total)
    fake.transactions.set(String(transactionId), {
      transactionId,
      orderRef,
      total,
      refunded: 0,
      currency: String(body.currency),
      status: 'INIT',
      urls,
      ...about,
    })
    const paymentUrl = `${server.url}/pay/pay/pspHU/${transactionId}`
    return { salt: body.salt, merchant, orderRef, currency: body.currency, transactionId, timeout: about.timeout, total, paymentUrl }
  }

  const shown = ({ orderRef, total, refunded, transactionId, status, currency }: Transaction, detailed: boolean) => ({
    salt: 'KAC6ZRUacmQit98nFKOpjXgkwdC0Grzl',
    merchant,
    orderRef,
    total,
    transactionId,
    status,
    resultCode: status === 'FINISHED' ? 'OK' : status,
    ...(status === 'REFUND' ? { remainingTotal: total - refunded } : {}),
    paymentDate: '2026-11-23T09:01:00+01:00',
    method: 'CARD',
    ...(detailed ? { currency } : {}),
  })

  return fake
}
