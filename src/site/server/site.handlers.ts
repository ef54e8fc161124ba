import type { Handlers } from '#context.ts'
import type { siteApi } from '../site.api.ts'
import { printPolicy } from './print-policy.ts'
import { sendComplaint } from './send-complaint.ts'
import { showPolicy } from './show-policy.ts'
import { withdrawFromContract } from './withdraw-from-contract.ts'

export const siteHandlers: Handlers<typeof siteApi> = { showPolicy, printPolicy, sendComplaint, withdrawFromContract }
