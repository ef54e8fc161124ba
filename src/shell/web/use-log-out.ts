import { useNavigate } from 'react-router'
import { mayLeave } from '#base/web/forms/unsaved-forms.ts'
import { publicPaths } from '#public-paths.ts'
import { logOut } from './log-out.ts'

/** Logs out, then shows the login (SPEC 4); asks first where something typed was not sent. */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    if (!(await mayLeave())) return
    await logOut()
    await navigate(publicPaths.login())
  }
}
