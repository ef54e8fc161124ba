import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Dear {name},',
  facts: {
    number: 'Request number',
    device: 'Device',
    identifier: 'IMEI or serial number',
    service: 'Service',
    pickupDay: 'Pickup day',
    pickupWindow: 'Time slot',
    pickupAddress: 'Pickup address',
    returnAddress: 'Return address',
    locker: 'Return to parcel locker',
    counter: 'Collection at the store',
  },
  received: {
    subject: 'We have received your request: {number}',
    thanks: 'Thank you for your order; your request has been recorded. Our courier comes for your device at the time below.',
    telephone: 'You ordered this on the telephone and our colleague recorded it for you. If any detail is wrong, please tell our customer service.',
    counterThanks:
      'Thank you for your order. The store has taken in your device, and our courier collects it from there; there is nothing for you to do.',
    counter: 'You placed and signed this order at the counter of the store. If any of the details are wrong, tell our support.',
    counterCancel: 'You can cancel the request on its page until the courier has collected the device from the store.',
    prepareTitle: 'What to prepare',
    save: 'Save your data: we erase it from the device before the repair and make no backup.',
    saveBeforeSale: 'Save your data and reset the device: we permanently erase all data from a device that we buy.',
    soldAccessories: 'Add the accessories you named when you asked for the price.',
    sim: 'Remove the SIM card and the memory card.',
    locator: 'Turn off the device locator: {locator}. We cannot repair the device while it is on.',
    sheet: 'Print and sign the attached hand-over sheet and put it in the parcel. Without a printer, write this number on the parcel: {number}.',
    pack: 'Pack the device in shock-proof packaging. Send accessories only for a charging or battery fault: the original charger and cable.',
    nextTitle: 'What happens next',
    changeable: 'You can change the pickup time or cancel the request on its page until the courier sets out.',
    terms: 'The general terms you accepted, with the information on withdrawal, are attached as a PDF. Please keep them.',
  },
  next: {
    inspection: 'Our technicians inspect the device once it has arrived.',
    quote: 'We send you a quote and start the repair only once you have accepted it.',
    quoteWithin:
      'If the repair costs no more than your limit of {limit}, we start it at once; if it costs more, we send you a quote and start only once you have accepted it.',
    buybackOffer: 'We send you our final offer. If you decline it, we return the device free of charge.',
    buybackPayout: 'If you accept it, we transfer the price to the bank account you gave.',
    insurerDecides: 'Your insurer decides about the cost of the repair.',
    repair: 'The expected repair time is {from}–{to} working days from arrival.',
    deviceGoesBack: 'Our courier brings the device back to you.',
    deviceGoesToLocker: 'We send the device to the parcel locker you chose.',
    deviceGoesToCounter: 'We take the device back to the store, where you collect it; we write to you when it is there.',
  },
  account: {
    title: 'Your account',
    text: 'You asked for an account with your booking. Set your password, and you will see all your requests together in your account.',
    open: 'Set your password and open the account',
    validity: 'The link is valid for {hours, number} hours and can be used once. No account is opened until you use it.',
  },
  follow: 'Open the request',
  followWarning: 'Please do not forward this e-mail: whoever opens the link can see your request.',
  reminder: {
    subject: 'Our courier comes tomorrow: {number}',
    text: 'Our courier comes for your device tomorrow. Please have it ready.',
    checklist: 'Still to be answered',
    impossible: 'If the fault makes something impossible, say so on the page of your request.',
    open: 'Open the checklist',
  },
  changed: {
    subject: 'New pickup time for request {number}',
    text: 'The pickup time has been changed. Our courier comes at the time below.',
    sheet: 'The new hand-over sheet is attached; please discard the earlier one. Without a printer, write this number on the parcel: {number}.',
    notYou: 'If you did not ask for this change, please contact us at once.',
  },
  takenBack: {
    subject: 'A correction, request: {number}',
    finishRepair:
      'We wrote that the repair is done. That was a mistake: the repair is not finished yet and we are still working on your device. The attachments of that e-mail are not valid.',
    finishWithoutRepair:
      'We wrote that we are returning the device without a repair. That was a mistake: the device is in the workshop and we are still working on it.',
    ship: 'We wrote that the device is on its way to you. That was a mistake: the parcel is still with us.',
    other: 'One of our e-mails was a mistake. You can see where your request stands on its page.',
    sorry: 'We are sorry. There is nothing you need to do; we will let you know about the next step.',
  },
  cancelled: {
    subject: 'You have cancelled your request: {number}',
    text: 'The request has been closed as you asked, and our courier will not come for the device. There is no charge.',
    calendar: 'The attached calendar file removes the pickup from your calendar.',
    again: 'Start a new request',
    notYou: 'If you did not cancel the request, please contact us at once.',
  },
  calendar: {
    fileName: 'courier-{number}.ics',
    summary: 'Courier for the device ({device})',
    description: 'The Mobilfutár courier comes within this time slot. Device: {device}. Request number: {number}.',
  },
} as const satisfies SameKeys<typeof hu>
