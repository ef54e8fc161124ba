import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Guide to staff requests',
  lead: 'We repair your own device too. This is what to prepare, and how it goes.',
  start: 'Start a staff request',
  prepare: {
    title: 'What to prepare',
    identifier: 'The IMEI or serial number: dial *#06# to see the IMEI.',
    documents: 'For a warranty repair a copy of the invoice or the warranty card, as PDF, at most {max, number}\u00A0MB per file.',
    backup: 'A backup: all data is erased from the device before the repair, and we make no copy.',
    lock: 'Switch off the device locator and the screen lock.',
    sim: 'Take out the SIM and the memory card.',
    pack: 'With a charging or battery fault, hand over the original charger and cable too.',
  },
  how: {
    title: 'How it goes',
    book: 'In the staff request you name the device, the fault, and where the courier collects it.',
    pickup: 'If you send it before {time} on a working day, the courier comes on the next working day at the earliest.',
    repair: 'The repair is expected to take {from, number}–\u2060{to, number}\u00A0working days.',
    decide: 'For a paid repair we send a quote: you have {days, plural, one {# working day} other {# working days}} to decide.',
    back: 'The courier brings the device back; the repair is guaranteed for {months, plural, one {# month} other {# months}}.',
  },
  cost: {
    title: 'What it costs',
    warranty: 'A warranty repair is free of charge.',
    courier: 'With an accepted quote the courier both ways costs {fee}, which the quote contains.',
    refused: 'With a declined or unanswered quote the inspection costs {fee} and the courier both ways {courier}.',
    noFault: 'If no fault is found or the warranty does not apply, the return costs {fee}.',
  },
} satisfies SameKeys<typeof hu>
