import { useSession } from '#accounts/web/session.ts'
import { useCall } from '#base/web/use-call.ts'
import { companiesApi } from '../companies.api.ts'
import type { CostCentre } from '../cost-centre.ts'

/** The cost centres that whoever orders may choose from, as `costCentresOffered` of the server; none where they act for no company. */
export function useCostCentresOffered(): readonly CostCentre[] {
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.person.company : null
  const { data } = useCall(companiesApi.listCostCentres, { params: { companyId: company?.id ?? 0 } }, { enabled: company !== null })
  const chosen = company === null || company.costCentres === 'every' ? [] : company.costCentres
  return data?.costCentres.filter(({ id, active }) => active && (chosen.length === 0 || chosen.includes(id))) ?? []
}
