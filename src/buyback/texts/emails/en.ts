import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: {
    estimate: 'Estimated price',
    offer: 'Final offer',
    transferred: 'Amount transferred',
    toTransfer: 'Amount to be transferred',
    validUntil: 'Can be accepted until',
    account: 'Bank account ending in',
    paidOn: 'Transferred on',
  },
  offer: {
    subject: 'Our final offer is ready, request: {number}',
    text: 'We have inspected your device. Please decide on our offer.',
    lower: 'Why the price is lower than the estimate',
    note: 'Our note',
    free: 'If you decline, or do not answer by that day, we return the device free of charge.',
    company: 'For a company the offer is net; after accepting it, please send us the company’s invoice.',
    decide: 'View and decide',
  },
  accepted: {
    subject: 'You accepted our offer, request: {number}',
    text: 'Thank you. We buy the device and transfer the price to the bank account you gave within three working days.',
    company:
      'Thank you. Please send the company’s invoice for the gross amount below in reply to this e-mail; we transfer it within three working days of receiving it.',
    open: 'Open the request',
  },
  returned: {
    subject: 'We return your device free of charge, request: {number}',
    declined: 'You declined our offer, so we are sending the device back.',
    expired: 'We received no answer to our offer, so we are sending the device back.',
    noOffer: 'We have inspected the device but cannot buy it. The reason:',
    free: 'You pay neither for the inspection nor for the delivery. We e-mail you the tracking number when the courier sets out.',
  },
  paid: {
    subject: 'We have transferred the price, request: {number}',
    text: 'We have transferred the price of your device and closed the request. Thank you for selling it to us.',
    statement: 'The statement is attached; please keep it.',
    bank: 'When it reaches your account depends on your bank.',
  },
} satisfies SameKeys<typeof hu>
