import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Dear Customer,',
  ready: {
    subject: 'The copy of your data is ready',
    text: 'We have put together everything we store about you. You can download the ZIP file on the page of your data:',
    missing:
      'Files that are damaged or missing and could not be enclosed: {n, number}. They are named at the top of README.txt in the ZIP file. If you need them, write to us.',
    button: 'Open my data',
    validity: 'The link and the download work for {hours, number} hours. After that you can ask for a new copy.',
    notYou: 'If you did not ask for this, please tell our customer service.',
  },
  link: {
    subject: 'Link to your data',
    text: 'With this link you can see what we store about this e-mail address, ask for a copy of it, or have it erased:',
    button: 'Open my data',
    notYou: 'If you did not ask for this, ignore this message: nothing happens to your data.',
  },
  erased: {
    subject: 'We have erased your data',
    text: '{reason, select, asked {As you asked, we have erased your data} deceased {We have erased the data, because we learned of the customer’s death} authority {We have erased your data as an authority ordered} other {We have erased your data, because it had been recorded by mistake}}.{account, select, closed { The account has been closed.} other {}} Number of the erasure: {number}. This is our last message to you.',
    blockedTitle: 'What the law makes us keep',
    blocked:
      'We have blocked the following: not even our staff see it, and it is taken out only for a legal claim or when an authority asks. When the time is over it is erased too.',
    kept: 'The following stays in our books, with the name and address of the buyer as they stand on the invoice (Act C of 2000, section 169). When the time is over it is erased too.',
    until: '{what}, until: {day, date, day}',
    thisEmail: 'We keep this message for 30 days and then erase it.',
  },
} satisfies SameKeys<typeof hu>
