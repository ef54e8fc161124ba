import { anyone } from '#accounts/who.ts'
import { post } from '#base/endpoint.ts'
import { receipt } from '#site/statements.ts'
import { contactForm } from './contact.ts'

export const contactApi = {
  sendContactMessage: post('/contact-messages', {
    summary: 'Write to the company; a CV is taken with an application only',
    who: anyone,
    rate: 'booking',
    csrf: true,
    idempotent: true,
    files: { cv: { max: 1 }, other: { max: 1 } },
    body: contactForm,
    answers: receipt,
  }),
}
