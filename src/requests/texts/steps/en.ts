import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const en: SameKeys<typeof hu> = {
  orderPickup: {
    next: 'Order the pickup',
    taken: 'Pickup ordered',
    open: 'Order the courier',
    title: 'Order the courier to the customer now?',
    lead: 'The courier comes on the day and in the time slot of the request. The customer gets the parcel number by e-mail.',
    confirm: 'Order',
    done: 'You have ordered the courier.',
  },
  failPickup: {
    next: 'Record a failed pickup',
    taken: 'Pickup failed',
    open: 'The pickup failed',
    title: 'The courier could not collect the device?',
    lead: 'After the first time the courier is ordered again for the next working day, after the last one the customer chooses a new day. The customer is told by e-mail.',
    confirm: 'Record the failure',
    done: 'You have recorded the failed pickup.',
  },
  receiveDevice: {
    next: 'Receive the device',
    taken: 'Device received',
  },
  reopenOnArrival: {
    next: 'The device of the cancelled request has arrived',
    taken: 'Device received, cancelled request reopened',
  },
  sendQuote: {
    next: 'Write a quote',
    taken: 'Quote sent',
  },
  reviseQuote: {
    next: 'New version of the quote',
    taken: 'New version of the quote sent',
  },
  quoteAgain: {
    next: 'New quote instead of the return',
    taken: 'New quote, the return is called off',
  },
  acceptQuote: {
    next: 'Record the customer’s decision',
    taken: 'Quote accepted',
  },
  rejectQuote: {
    taken: 'Quote rejected',
  },
  expireQuote: {
    taken: 'Quote expired',
  },
  askInsurer: {
    next: 'Quote for the insurer',
    taken: 'Quote sent to the insurer',
  },
  askInsurerAgain: {
    next: 'New quote for the insurer',
    taken: 'New quote sent to the insurer',
  },
  insurerAccepts: {
    next: 'Record the insurer’s answer',
    taken: 'The insurer pays the whole cost',
  },
  insurerAcceptsInPart: {
    taken: 'The insurer pays part of the cost',
  },
  insurerRefuses: {
    taken: 'The insurer refused to pay',
  },
  finishRepair: {
    next: 'Repair finished',
    taken: 'Repair finished',
    open: 'The repair is done',
    title: 'Is the repair done?',
    lead: 'The worksheet is closed and sent to the customer together with the warranty card.',
    confirm: 'Yes, it is done',
  },
  finishWithoutRepair: {
    next: 'Return unrepaired',
    taken: 'Returned unrepaired',
    open: 'Return without a repair',
    title: 'Return the device without a repair?',
    lead: 'The worksheet is closed and the customer is told.',
    confirm: 'Close and return',
  },
  offerBuyback: {
    next: 'Inspection and final offer',
    taken: 'Final offer sent',
  },
  acceptBuyback: {
    next: 'Recording the customer’s decision',
    taken: 'Offer accepted',
  },
  declineBuyback: {
    taken: 'Offer declined',
  },
  expireBuyback: {
    taken: 'Offer expired',
  },
  returnBuyback: {
    next: 'Free return without buying',
    taken: 'Free return without buying',
  },
  payBuyback: {
    next: 'Recording the payout',
    taken: 'Price paid out',
  },
  issueInvoice: {
    next: 'Issue the invoice',
    taken: 'Invoice issued',
  },
  orderDelivery: {
    next: 'Order the return delivery',
    taken: 'Return delivery ordered',
    open: 'Order the way back',
    title: 'Order the way back now?',
    lead: 'The courier takes the device to the address or the parcel locker of the request.',
    confirm: 'Order',
    done: 'You have ordered the way back.',
  },
  cancelDelivery: {
    next: 'Cancel the courier order',
    taken: 'Return delivery cancelled',
    open: 'Cancel the courier order',
    title: 'Cancel the return delivery?',
    lead: 'The courier is called off and the device stays in the workshop. Correct the address if needed, then order the return again or hand the device over in person.',
    confirm: 'Cancel the order',
    done: 'You cancelled the courier order. The device is waiting here.',
  },
  ship: {
    next: 'Taken by the courier',
    taken: 'Taken by the courier',
    open: 'The courier has taken it',
    title: 'Has the courier taken the parcel from the workshop?',
    lead: 'The customer gets an e-mail with the parcel number and the amount to pay.',
    confirm: 'Record that it has left',
    done: 'You have recorded that the parcel is on its way.',
  },
  failDelivery: {
    next: 'Record a failed delivery',
    taken: 'Delivery failed',
    open: 'The delivery failed',
    title: 'The courier could not hand the parcel over?',
    lead: 'After the first time the courier tries again by themselves, after the last one the request waits for the customer. The customer is told by e-mail.',
    confirm: 'Record the failure',
    done: 'You have recorded the failed delivery.',
  },
  receiveParcelBack: {
    next: 'Receive the parcel that came back',
    taken: 'Returned parcel received',
    open: 'The parcel is back here',
    title: 'Is the parcel back in the workshop?',
    lead: 'You can record it even if the courier does not say so. The customer is told by e-mail and chooses on the page of the request where and when it goes out again.',
    confirm: 'I have the parcel',
    done: 'You have received the parcel. The customer chooses what happens next.',
  },
  handBack: {
    next: 'The customer has it back',
    taken: 'Handed back to the customer',
    open: 'The customer has it',
    title: 'Has the customer received the device?',
    lead: 'This closes the request, the service warranty of a repaired device begins, and the customer gets an e-mail that asks for a rating.',
    confirm: 'Record it and close the request',
    done: 'You have closed the request.',
  },
  handOverAtCounter: {
    next: 'Hand over in person',
    taken: 'Handed over in person',
    open: 'Hand over in person',
    title: 'Hand the device over in person?',
    lead: 'Check the document; do not note its number. This closes the request, starts the service warranty of a repaired device, and the customer is asked by e-mail for a rating.',
    confirm: 'Handed over, close the request',
    done: 'You handed the device over and closed the request.',
  },
  declareLost: {
    next: 'Lost parcel',
    taken: 'Parcel lost',
    open: 'Parcel lost',
    title: 'Declare the parcel lost?',
    lead: 'The request is closed, the customer pays nothing and is told the compensation by e-mail. This cannot be undone: ask the courier for an answer first.',
    confirm: 'Lost, close the request',
    done: 'You declared the parcel lost; the customer is told.',
  },
  declareAbandoned: {
    next: 'Abandoned device',
    taken: 'Declared abandoned',
    open: 'Abandoned device',
    title: 'Declare the device abandoned?',
    lead: 'The storage time is over. The request is closed and the customer gets the account by e-mail; an unpaid invoice stays due. This cannot be taken back.',
    confirm: 'Decide and close the request',
    done: 'You declared the device abandoned; the customer gets the account.',
  },
}

export default en
