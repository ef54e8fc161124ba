import { z } from 'zod'
import { companyTypes } from '#accounts/customer-type.ts'
import { account, anyOf, anyone, employee } from '#accounts/who.ts'
import { del, get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import {
  acceptedInvitation,
  changedPerson,
  company,
  companyInList,
  companyInvitation,
  companyLogEntry,
  companyPerson,
  joining,
  newCompany,
  newPerson,
  seenPerson,
  shownInvitation,
} from './company.ts'
import { changedCostCentre, costCentre, movedRequest, newCostCentre } from './cost-centre.ts'

const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
const after = number.optional()
const size = number.max(100, wrongType).default(25)

const desk = employee('company.people')
/** The use case narrows the accounts to those of that company, and where something is changed to its administrators. */
const keepers = anyOf(account(...companyTypes), desk)

const ofCompany = z.object({ companyId: idInAddress })
const ofPerson = ofCompany.extend({ accountId: idInAddress })
const ofCostCentre = ofCompany.extend({ costCentreId: idInAddress })
const ofInvitation = ofCompany.extend({ invitationId: idInAddress })
const byToken = z.object({ token: z.string().regex(/^[\w-]{1,200}$/) })

export const companiesApi = {
  listCompanies: get('/service-desk/companies', {
    summary: 'Companies by number, the newest first, or those found by name',
    who: desk,
    fromReplica: true,
    query: z.strictObject({ text: lineOfText(100).optional(), after, size }, wrongType),
    answers: z.object({ companies: z.array(companyInList), next: z.int().nullable() }),
  }),

  createCompany: post('/service-desk/companies', {
    summary: 'Makes a company and invites its first administrator by an email',
    who: desk,
    body: newCompany,
    answers: z.object({ companyId: z.int() }),
  }),

  createCompanyOfAccount: post('/service-desk/companies/of-account', {
    summary: 'Makes a company of a business account, which becomes its administrator',
    who: desk,
    body: z.strictObject({ email: newPerson.shape.email }, wrongType),
    answers: z.object({ companyId: z.int() }),
  }),

  showCompany: get('/companies/:companyId', {
    summary: 'A company, its people and whom it invited; for its administrators and for employees with company.people',
    who: keepers,
    params: ofCompany,
    answers: company,
  }),

  listCompanyLog: get('/companies/:companyId/log', {
    summary: 'Who changed what about the people of a company, the newest first',
    who: keepers,
    fromReplica: true,
    params: ofCompany,
    query: z.strictObject({ after, size }, wrongType),
    answers: z.object({ entries: z.array(companyLogEntry), next: z.int().nullable() }),
  }),

  setCompanyStatement: put('/companies/:companyId/statement', {
    summary: 'Whether the administrators of a company are mailed what each month was like',
    who: keepers,
    params: ofCompany,
    body: z.strictObject({ wantsStatement: z.boolean(wrongType) }, wrongType),
    answers: z.object({ wantsStatement: z.boolean() }),
  }),

  invitePerson: post('/companies/:companyId/invitations', {
    summary: 'Invites somebody into a company by an email; the answer is the same whether the address has an account',
    who: keepers,
    params: ofCompany,
    body: newPerson,
    answers: companyInvitation,
  }),

  inviteAgain: post('/companies/:companyId/invitations/:invitationId/send', {
    summary: 'Mails an invitation again, for another week; its earlier links die',
    who: keepers,
    params: ofInvitation,
    answers: companyInvitation,
  }),

  takeInvitationBack: del('/companies/:companyId/invitations/:invitationId', {
    summary: 'Takes an invitation back: its link opens nothing any more',
    who: keepers,
    params: ofInvitation,
    answers: z.object({}),
  }),

  changeCompanyPerson: put('/companies/:companyId/people/:accountId', {
    summary: 'Changes what somebody is in the company; the last administrator stays one',
    who: keepers,
    params: ofPerson,
    body: changedPerson,
    answers: companyPerson,
  }),

  leaveCompany: post('/companies/:companyId/people/:accountId/leave', {
    summary: 'Ends somebody’s access and sessions; what they sent stays the company’s. The last administrator cannot leave',
    who: keepers,
    params: ofPerson,
    body: seenPerson,
    answers: companyPerson,
  }),

  returnToCompany: post('/companies/:companyId/people/:accountId/return', {
    summary: 'Lets somebody who left in again, with the role and the password they had',
    who: keepers,
    params: ofPerson,
    body: seenPerson,
    answers: companyPerson,
  }),

  listCostCentres: get('/companies/:companyId/cost-centres', {
    summary: 'The cost centres of a company by code, for everybody who acts for it',
    who: keepers,
    params: ofCompany,
    answers: z.object({ costCentres: z.array(costCentre) }),
  }),

  addCostCentre: post('/companies/:companyId/cost-centres', {
    summary: 'Adds a cost centre; a company has each code once',
    who: keepers,
    creates: true,
    params: ofCompany,
    body: newCostCentre,
    answers: costCentre,
  }),

  changeCostCentre: put('/companies/:companyId/cost-centres/:costCentreId', {
    summary: 'Renames a cost centre, or takes it out of use: then it is chosen for no new request',
    who: keepers,
    params: ofCostCentre,
    body: changedCostCentre,
    answers: costCentre,
  }),

  moveRequestToCostCentre: put('/companies/:companyId/requests/:requestId/cost-centre', {
    summary: 'Corrects the cost centre of a request of the company',
    who: keepers,
    params: ofCompany.extend({ requestId: idInAddress }),
    body: movedRequest,
    answers: z.object({ version: z.int() }),
  }),

  showInvitation: get('/company-invitations/:token', {
    summary: 'What the mailed link of an invitation is for; it spends nothing',
    who: anyone,
    rate: 'link',
    params: byToken,
    answers: shownInvitation,
  }),

  acceptInvitation: post('/company-invitations/:token', {
    summary: 'Opens the account of whoever was invited into a company, with its first password',
    who: anyone,
    rate: 'link',
    csrf: true,
    params: byToken,
    body: acceptedInvitation,
    answers: z.object({}),
  }),

  joinCompany: post('/company-invitations/:token/join', {
    summary: 'Whoever was invited and has a login already joins the company: from then on they choose for which one they act',
    who: account(...companyTypes),
    params: byToken,
    body: joining,
    answers: z.object({ accountId: z.int() }),
  }),
}
