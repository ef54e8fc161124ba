import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState, seenVersion } from '#requests/request-state.ts'
import { worksheetDraft } from './worksheet.ts'
import { worksheetView } from './worksheet-view.ts'

export const worksheetsApi = {
  getWorksheet: get('/customer-requests/:id/worksheet', {
    summary: 'The worksheet of a repair, and what the employee may do with it',
    who: employee('request.queue'),
    params: requestIdParams,
    answers: worksheetView,
  }),

  saveWorksheet: put('/customer-requests/:id/worksheet', {
    summary: 'Saves the worksheet while the device is on the bench',
    who: employee(lifecycle.finishRepair.key),
    params: requestIdParams,
    body: z.strictObject({ revision: z.int(wrongType).min(0), ...worksheetDraft.shape }, wrongType),
    answers: z.object({ revision: z.int(), savedAt: z.string() }),
  }),

  finishRepair: post('/service-desk/requests/:id/finish-repair', {
    summary: 'The device is repaired and goes back; its worksheet is closed',
    who: employee(lifecycle.finishRepair.key),
    params: requestIdParams,
    body: z.strictObject({ version: seenVersion }, wrongType),
    answers: requestState,
  }),

  finishWithoutRepair: post('/service-desk/requests/:id/return-unrepaired', {
    summary: 'The device goes back without having been repaired here, and why; its worksheet is closed',
    who: employee(lifecycle.finishWithoutRepair.key),
    params: requestIdParams,
    body: z.strictObject(
      { version: seenVersion, outcome: z.enum(lifecycle.finishWithoutRepair.outcomes, wrongType), note: lineOfText(300).default('') },
      wrongType,
    ),
    answers: requestState,
  }),
}
