import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Dear Customer,',
  requestNumber: 'Request number',
  device: 'Device',
  trackingLogin: {
    subject: 'Track your request: {number}',
    text: 'Somebody asked to open the tracking of this request on the Mobilfutár portal. Open the page, then confirm with one button:',
    button: 'Open the request',
  },
  viewerLogin: {
    subject: 'Repair documents: {number}',
    text: 'Somebody asked to open the repair documents of this request on the Mobilfutár portal. Open the page, then confirm with one button:',
    button: 'Open the documents',
  },
  newDay: {
    subject: 'A new expected day, request: {number}',
    text: 'We have a new day for your device; you will find the reason and the new expected day below.',
  },
  late: {
    subject: 'We are late, new expected day, request: {number}',
    orderSubject: 'We are late, new expected day, order: {number}',
    text: 'We were not ready by the day we told you. We apologise for the delay; you will find the new expected day below.',
    part: 'The reason: we are waiting for a spare part.',
    insurer: 'The reason: we are waiting for the insurer’s decision.',
    next: 'Next step',
    newDay: 'At the latest',
    steps: {
      deviceArrives: 'The device arrives at our workshop',
      quoteComes: 'We examine the device and send you the quote',
      offerComes: 'We examine the device and send you our final offer',
      payoutComes: 'We transfer the price to you',
      insurerAnswers: 'The insurer decides about the cost of the repair',
      repairDone: 'The repair is finished',
      deviceGoesBack: 'We prepare the return delivery',
      courierTakesBack: 'The courier collects the device from us',
      deviceDelivered: 'The courier delivers the device',
    },
    uncertain: 'The day may still change, because next year’s moved working days are not known yet.',
    notCollected: 'If the courier has not collected the device from you yet, please let us know and we will arrange a new pickup.',
    nothingToDo: 'There is nothing you need to do now. You can see how the repair is going at any time on the page of your request.',
    nothingToDoOfOrder: 'There is nothing you need to do now. You can see how the devices are getting on at any time on the page of your order.',
  },
  validity: 'The link works for {minutes, number} minutes and can be used once.',
  notYou: 'If it was not you, there is nothing to do. Do not forward this e-mail: whoever opens the link sees your request.',
} satisfies SameKeys<typeof hu>
