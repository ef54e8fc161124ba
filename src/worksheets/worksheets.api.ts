import { z } from 'zod'
import { documentHolder, employee } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { documentKinds } from '#base/media-types.ts'
import { lineOfText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState, seenVersion } from '#requests/request-state.ts'
import { worksheetDraft } from './worksheet.ts'
import { worksheetView } from './worksheet-view.ts'
import { workshopRecord } from './workshop-record.ts'

// A wrong word is something that is not there, so it is not refused by its shape.
const word = z.string().max(300)

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

  showWorkshopRecord: get('/proxy-gsm-api-notrt/:id', {
    summary: 'What the workshop knows of a repair, by request or worksheet number: arrival, closed worksheet, documents. Of others: 404',
    who: documentHolder,
    params: z.object({ id: word }),
    answers: workshopRecord,
  }),

  showReturnWorksheet: get('/proxy-gsm-api-notrt/return-worksheet/:worksheetId/:documentId/:lang', {
    summary: 'A document of a worksheet in a language: the repair worksheet in any of the four, other documents as they were written',
    who: documentHolder,
    params: z.object({ worksheetId: word, documentId: word, lang: word }),
    /** Another language is drawn for this answer. */
    rate: 'write',
    shape: 'file',
    fileKinds: documentKinds,
    answers: z.null(),
  }),
}
