import type { Handlers } from '#context.ts'
import type { staffApi } from '../staff.api.ts'
import { changePermissions } from './change-permissions.ts'
import { deactivateColleague } from './deactivate-colleague.ts'
import { inviteColleague } from './invite-colleague.ts'
import { listStaff } from './list-staff.ts'
import { reactivateColleague } from './reactivate-colleague.ts'
import { sendInvitation } from './send-invitation.ts'

export const staffHandlers: Handlers<typeof staffApi> = {
  listStaff,
  inviteColleague,
  changePermissions,
  deactivateColleague,
  reactivateColleague,
  sendInvitation,
}
