import type pg from 'pg'
import { customerWith } from './account-actions.ts'
import { type Action, type Group, pick, sessionsOf } from './action.ts'
import { atTheDesk } from './desk-actions.ts'
import { fillInvoices } from './fill-invoices.ts'
import type { Floor } from './floor.ts'
import { get } from './shots.ts'

type Invoice = { readonly id: string; readonly request: string; readonly reference: string; readonly buyer: string }

const invoicesWhere = async (database: pg.Client, where: string, values: readonly unknown[] = []) =>
  (
    await database.query<Invoice>(
      `select invoices.id, request_id as request, payment_reference as reference, name as buyer
       from invoices join invoice_buyers on invoice_id = invoices.id join requests on requests.id = request_id where ${where} order by random() limit 500`,
      [...values],
    )
  ).rows

/** One call of the finance desk; each shot asks about another of these invoices. */
const atFinance = (name: string, pathOf: (invoice: Invoice) => string, floor: Floor = 'list'): Action => ({
  name,
  floor,
  async prepare(_origin, database) {
    await fillInvoices(database)
    const session = await atTheDesk(database)
    const invoices = await invoicesWhere(database, "kind = 'final' and invoices.status = 'paid'")
    return (client, shot) => get(pathOf(pick(invoices, client * 31 + shot)), session(client))
  },
})

const list = '/api/finance-desk/invoices'
const many = 10_000

const ownInvoices: Action = {
  floor: 'read',
  name: `The invoices of a request, of an account with ${many.toLocaleString('en-GB')} requests`,
  async prepare(_origin, database) {
    await fillInvoices(database)
    const account = await customerWith(database, many)
    const sessions = await sessionsOf(database, { kind: 'account', ids: Array.from({ length: 16 }, () => account) })
    const invoices = await invoicesWhere(database, 'account_id = $1', [account])
    return (client, shot) => get(`/api/customer-requests/${pick(invoices, client * 31 + shot).request}/invoices`, pick(sessions, client))
  },
}

export const finance: Group = {
  name: 'finance',
  actions: [
    atFinance('All invoices, the first page with its counts', () => list),
    atFinance('All invoices, a later page', ({ id }) => `${list}?after=${id}`),
    atFinance('Open invoices', () => `${list}?state=open`),
    atFinance('Overdue invoices', () => `${list}?state=overdue`),
    atFinance('Paid invoices, a later page', ({ id }) => `${list}?state=paid&after=${id}`),
    atFinance('Cancelled invoices', () => `${list}?state=cancelled`),
    atFinance('Invoices by reference', ({ reference }) => `${list}?text=${reference}`),
    atFinance('Invoices by the name of the buyer', ({ buyer }) => `${list}?text=${encodeURIComponent(buyer)}`),
    atFinance('What waits to be invoiced', () => '/api/finance-desk/to-invoice'),
    atFinance('The closing of a day', () => '/api/finance-desk/closing', 'read'),
    ownInvoices,
  ],
  bursts: [],
  pages: [],
}
