import type { Handlers } from '#context.ts'
import type { companiesApi } from '../companies.api.ts'
import { acceptInvitation, showInvitation } from './accept-invitation.ts'
import { changeCompanyPerson, leaveCompany, returnToCompany } from './change-person.ts'
import { createCompany, createCompanyOfAccount } from './create-company.ts'
import { inviteAgain, invitePerson, takeInvitationBack } from './invite-person.ts'
import { joinCompany } from './join-company.ts'
import { addCostCentre, changeCostCentre, listCostCentres, moveRequestToCostCentre } from './keep-cost-centres.ts'
import { listCompanies } from './list-companies.ts'
import { setCompanyStatement } from './set-company-statement.ts'
import { listCompanyLog, showCompany } from './show-company.ts'

export const companiesHandlers: Handlers<typeof companiesApi> = {
  listCompanies,
  createCompany,
  createCompanyOfAccount,
  showCompany,
  setCompanyStatement,
  listCompanyLog,
  invitePerson,
  inviteAgain,
  takeInvitationBack,
  changeCompanyPerson,
  leaveCompany,
  returnToCompany,
  listCostCentres,
  addCostCentre,
  changeCostCentre,
  moveRequestToCostCentre,
  showInvitation,
  acceptInvitation,
  joinCompany,
}
