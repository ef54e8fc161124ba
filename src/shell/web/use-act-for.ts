import { useNavigate } from 'react-router'
import { mayLeave } from '#base/web/forms/unsaved-forms.ts'
import { paths } from '#paths.ts'

/** Acts for another of one's companies, and begins at its home; asks first where something typed was not sent. */
export function useActFor() {
  const navigate = useNavigate()
  return async (accountId: number) => {
    if (!(await mayLeave())) return
    const { switchCompany } = await import('#accounts/web/switch-company.ts')
    await switchCompany(accountId)
    await navigate(paths.dashboard())
  }
}
