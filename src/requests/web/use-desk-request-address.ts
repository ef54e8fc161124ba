import { useLocation } from 'react-router'
import { paths } from '#paths.ts'
import { wayBackTo } from '../way-back.ts'

/** The address of a request's page at the desk, which leads back here, in another tab and after a reload too. */
export function useDeskRequestAddress(): (crmRequestId: number) => string {
  const here = useLocation()
  return (crmRequestId) => paths.deskRequest(crmRequestId, wayBackTo(here))
}
