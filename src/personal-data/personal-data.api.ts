import { z } from 'zod'
import { account, anyone, customerTypes, employee } from '#accounts/who.ts'
import { email } from '#base/email.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { auditPage, auditSources, foundPersons, personKey, shownPerson } from './desk-person.ts'
import { erasureReasons, exportSummary, myData } from './my-data.ts'

const vs = z.string().max(200, refusedWith('LINK_EXPIRED'))
const exportId = z.uuid()
const done = z.object({})
/** Whom an employee's account belongs to the house decides, not the employee. */
const customer = account(...customerTypes.filter((type) => type !== 'EMPLOYEE'))
const asked = z.object({ email: z.string() })
const reason = lineOfText(200).min(1, refusedWith('REQUIRED'))

const onBehalf = { rate: 'lookup', who: employee('customer.anonymise') } as const

/** GDPR 12 to 20: of whoever logged in, of whoever holds the link of a letter, and the desk on somebody's behalf. */
export const personalDataApi = {
  showMyData: get('/personal-data', { summary: 'What is known of whoever is logged in, what for, and how long', who: account(), answers: myData }),
  askExport: post('/personal-data/exports', {
    summary: 'Asks for a copy of everything that is known of whoever is logged in; a letter says when it is ready',
    who: account(),
    answers: exportSummary,
  }),
  downloadExport: get('/personal-data/exports/:exportId/file', {
    summary: 'The copy, a ZIP, for whoever asked for it',
    who: account(),
    params: z.object({ exportId }),
    shape: 'file',
    fileKinds: ['zip'],
    answers: z.null(),
  }),
  eraseMyData: post('/personal-data/erasure', {
    summary: 'Erases whoever is logged in, with the password as proof; what the law wants kept is blocked',
    who: customer,
    rate: 'link',
    transaction: false,
    body: z.strictObject({ password: z.string(wrongType).min(1, refusedWith('REQUIRED')).max(200) }, wrongType),
    answers: done,
  }),
  restrictMyData: post('/personal-data/restriction', {
    summary: 'GDPR 18: asks that the data be only stored for now, or takes that back',
    who: customer,
    body: z.strictObject({ restricted: z.boolean(wrongType) }, wrongType),
    answers: z.object({ restrictedAt: z.string().nullable() }),
  }),

  askDataLink: post('/personal-data/link', {
    summary: 'Asks for a link by mail that opens what is known of the address; the answer is the same whether there is anything',
    who: anyone,
    rate: 'link',
    csrf: true,
    equalTime: true,
    body: z.strictObject({ email }, wrongType),
    answers: done,
  }),
  showDataByLink: get('/personal-data/by-link/:vs', {
    summary: 'What is known of the holder of the link, what for, and how long',
    who: anyone,
    rate: 'link',
    params: z.object({ vs }),
    answers: myData,
  }),
  askExportByLink: post('/personal-data/by-link/:vs/exports', {
    summary: 'Asks for a copy of everything that is known of the holder of the link',
    who: anyone,
    rate: 'link',
    csrf: true,
    params: z.object({ vs }),
    answers: exportSummary,
  }),
  downloadExportByLink: get('/personal-data/by-link/:vs/exports/:exportId/file', {
    summary: 'The copy, a ZIP, for the holder of a link to the address it was made for',
    who: anyone,
    rate: 'link',
    params: z.object({ vs, exportId }),
    shape: 'file',
    fileKinds: ['zip'],
    answers: z.null(),
  }),
  eraseByLink: post('/personal-data/by-link/:vs/erasure', {
    summary: 'Erases the holder of the link; what the law wants kept is blocked',
    who: anyone,
    rate: 'link',
    csrf: true,
    params: z.object({ vs }),
    answers: done,
  }),

  findPersons: get('/service-desk/persons', {
    ...onBehalf,
    summary: 'People by e-mail address, phone, name, or number of a request',
    fromReplica: true,
    query: z.object({ query: lineOfText(100).optional() }),
    answers: foundPersons,
  }),
  showPerson: post('/service-desk/persons/show', {
    ...onBehalf,
    summary: 'What is known of a person, which is written into the audit log',
    body: z.strictObject({ person: personKey, reason }, wrongType),
    answers: shownPerson,
  }),
  exportPerson: post('/service-desk/persons/export', {
    ...onBehalf,
    summary: 'Has a copy made for a person, who is mailed when it is ready',
    body: z.strictObject({ person: personKey, reason }, wrongType),
    answers: asked,
  }),
  anonymisePerson: post('/service-desk/persons/anonymise', {
    ...onBehalf,
    summary: 'Erases a person on their behalf; what the law wants kept is blocked',
    body: z.strictObject({ person: personKey, why: z.enum(erasureReasons, wrongType), reason }, wrongType),
    answers: z.object({ erasure: z.number().int() }),
  }),
  listAudit: get('/service-desk/audit', {
    summary:
      'Who of ours did what with whose data, permissions or requests, with system messages or companies, newest first, by who, what, which request and when',
    who: employee('audit.view'),
    fromReplica: true,
    query: z.object({
      after: z
        .string()
        .regex(/^[\d.]{1,20}-(data|permissions|corrections|messages|companies)-\d{1,15}$/)
        .optional(),
      size: z.coerce.number().int().min(1).max(100).default(25),
      source: z.enum(auditSources, wrongType).optional(),
      /** A part of the name of the employee. */
      by: lineOfText(60).optional(),
      crmRequestId: z.coerce.number().int().positive().max(999_999_999).optional(),
      /** Days in Budapest, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    answers: auditPage,
  }),
}
