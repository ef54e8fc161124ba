import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  timer: {
    title: 'Working time',
    start: 'Start working',
    stop: 'Stop working',
    runs: 'running for {minutes, plural, one {# minute} other {# minutes}}, since: {at}',
    elsewhere: 'Your timer is running on another worksheet: {number}.',
    other: 'Working on it: {by}, since: {at}',
    added: 'Added to the working time: {minutes, number} min.',
    minutes: 'How many minutes did you work?',
    minutesHint: 'This is added to the working time. If you did not work, enter 0.',
    add: 'Add',
  },
  photos: {
    title: 'Photos',
    hint: 'JPEG, PNG or WebP. At most {max} before the work and {max} after it; they are printed on the PDF of the worksheet too.',
    before: 'Before the work',
    after: 'After the work',
    addBefore: 'Photo before the work',
    addAfter: 'Photo after the work',
    none: 'No photos.',
    reading: 'Uploading the photos…',
    alt: {
      before: 'Before the work, photo {position}',
      after: 'After the work, photo {position}',
    },
    caption: 'What does it show? ({position})',
    remove: 'Delete photo {position}',
    removeTitle: 'Delete the photo?',
    removeText: 'A deleted photo cannot be restored.',
    removeConfirm: 'Delete',
  },
  signature: {
    title: 'Signature of the customer',
    none: 'The customer has not signed yet.',
    signed: '{signer}, {at}',
    changed: 'The worksheet has changed since it was signed, so the signature is not printed on the PDF. Have it signed again.',
    open: 'Sign',
    again: 'Sign again',
    lead: 'Turn the screen to the customer. By signing they confirm that they have read the worksheet.',
    who: 'Without the name of the signer, the worksheet shows the name of the customer: {customer}.',
    send: 'Save the signature',
    back: 'Cancel',
    notes: {
      typed: 'By typing their name the customer confirms that they have read the worksheet.',
      printed: 'The PDF has a line to sign on: print it, have it signed, and upload it to the documents of the worksheet.',
    },
    saveFirst: 'The worksheet has to be saved first.',
  },
} satisfies SameKeys<typeof hu>
