import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { logOut } from './log-out.ts'

/** Logs out, then shows the login (SPEC 4). */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    await logOut()
    await navigate(paths.login())
  }
}
