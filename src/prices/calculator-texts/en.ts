import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'What does a repair cost?',
  lead: 'Tell us what device you have and what is wrong with it, and see at once what to expect, delivery included.',
  nothing: 'The price calculator has no prices at the moment',
  nothingText: 'Write to us and we will tell you what to expect.',
  contact: 'Ask customer service',
  steps: {
    nav: 'Steps of the calculator',
    done: '(done, open)',
    count: 'Step {step, number} of {of, number}',
    device: 'The device',
    fault: 'The fault',
    service: 'Kind of repair',
    next: 'Next',
    previous: 'Back',
    price: 'What does it cost?',
  },
  ask: {
    brand: 'Brand',
    group: 'Product group',
    model: 'Model',
    notListed: 'Not on the list, or I do not know',
    faults: 'What is wrong with it?',
    faultsHint: 'You can tick several.',
    service: 'How would you like it repaired?',
    serviceHint: 'A warranty or an insurance repair is possible only for what the warranty or the insurance covers.',
  },
  missing: {
    brand: 'Choose the brand of the device.',
    group: 'Choose the product group.',
    model: 'Choose the model of the device, or that it is not on the list.',
    faults: 'Tick what is wrong with the device.',
    service: 'Choose how you would like it repaired.',
  },
  answer: {
    unlisted: '{brand} {group}, a model not on the list',
    person: 'If you have a question, write to us: our staff will help you judge whether a repair is worth it.',
    book: 'Book a repair',
    elsewhere: 'Continue to the manufacturer’s site',
    change: 'Change my answers',
    again: 'Another device',
  },
} satisfies SameKeys<typeof hu>
