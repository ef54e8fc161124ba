import type { Handlers } from '#context.ts'
import type { accountsApi } from '../accounts.api.ts'
import { actFor } from './act-for.ts'
import { askPasswordLink } from './ask-password-link.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { createCsrfToken } from './create-csrf-token.ts'
import { getRegistrationSetup } from './get-registration-setup.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'
import { securityHandlers } from './security.handlers.ts'
import { changePassword, setPassword } from './set-password.ts'
import { showCustomer } from './show-customer.ts'
import { showPasswordLink } from './show-password-link.ts'
import { staffHandlers } from './staff.handlers.ts'
import { validateLogin } from './validate-login.ts'

export const accountsHandlers: Handlers<typeof accountsApi> = {
  createCsrfToken,
  logIn,
  actFor,
  logOut,
  validateLogin,
  showCustomer,
  askPasswordLink,
  showPasswordLink,
  setPassword,
  changePassword,
  getRegistrationSetup,
  register,
  changeOwnPassword,
  ...securityHandlers,
  ...staffHandlers,
}
