import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Statement on the purchase of a used device',
  fileName: 'buyback-statement-{number}.pdf',
  foot: 'Statement, request: {number}',
  lead: 'This document states the price of a used device bought from a private person and its payment. A private seller issues no invoice; the price contains no VAT.',
  number: 'Document number',
  issuedOn: 'Issued on',
  buyer: 'Buyer',
  seller: 'Seller',
  address: 'Seller’s address',
  device: 'Device',
  identifier: 'IMEI or serial number',
  storage: 'Storage',
  grade: 'Condition',
  soldOn: 'Sold on',
  price: 'Price',
  paidOn: 'Paid on',
  method: 'Method of payment',
  transfer: 'bank transfer, {account}',
  reference: 'Reference',
  declarationTitle: 'Declaration of the seller',
  declaredAt: 'Accepted: {at}',
  kept: 'The buyer owns the device from the day of the sale and permanently erases its data before selling it on.',
} satisfies SameKeys<typeof hu>
