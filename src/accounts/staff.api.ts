import { z } from 'zod'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { changedKeys, newColleague, seenColleague, staffMember } from './staff.ts'
import { employee } from './who.ts'

const params = z.object({ id: idInAddress })

const manager = employee('permission.grant')

/** Rows of `accounts.api.ts` about employees, for whoever may grant permissions. */
export const staffApi = {
  listStaff: get('/service-desk/staff', {
    summary: 'Every employee with their permissions, also those invited or deactivated',
    who: manager,
    answers: z.object({ staff: z.array(staffMember) }),
  }),

  inviteColleague: post('/service-desk/staff', {
    summary: 'Takes on an employee with the keys of a post, or with chosen ones; an email invites them to set a password',
    who: manager,
    body: newColleague,
    answers: staffMember,
  }),

  changePermissions: put('/service-desk/staff/:id/permissions', {
    summary: 'Replaces the keys of an employee; they hold from the next call on. Nobody takes permission.grant from themselves',
    who: manager,
    params,
    body: changedKeys,
    answers: staffMember,
  }),

  deactivateColleague: post('/service-desk/staff/:id/deactivate', {
    summary: 'Closes an employee out and ends all their sessions; nobody does it to themselves',
    who: manager,
    params,
    body: seenColleague,
    answers: staffMember,
  }),

  reactivateColleague: post('/service-desk/staff/:id/reactivate', {
    summary: 'Lets a deactivated employee in again, with the keys and the password they had',
    who: manager,
    params,
    body: seenColleague,
    answers: staffMember,
  }),

  sendInvitation: post('/service-desk/staff/:id/invite', {
    summary: 'Mails the invitation again to an employee who has set no password yet; earlier links die',
    who: manager,
    params,
    answers: staffMember,
  }),
}
