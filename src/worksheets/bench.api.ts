import { z } from 'zod'
import { account } from '#accounts/who.ts'
import { del, get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { wrongType } from '#errors.ts'
import { signature } from '#signatures/signature.ts'
import { benchView, maxPhotosOfMoment, photoAway, photoDraft, signedAway, timedMinutes } from './bench.ts'
import { sheetChange } from './brand-sheet.ts'

/** Of employees those who may see the sheets of its kind; to the others it is not there (404). */
const somebodyOfOurs = account('EMPLOYEE')
const ofSheet = z.object({ id: idInAddress })
const ofPhoto = ofSheet.extend({ photoId: idInAddress })

/** What stands on a worksheet of any kind beside its fields (decision 107). `:id` is the sheet's. */
export const benchApi = {
  showBench: get('/worksheets/:id/bench', {
    summary: 'Signature, photos and timers of a worksheet of any kind, and what the employee may do with them',
    who: somebodyOfOurs,
    params: ofSheet,
    answers: benchView,
  }),

  listSheetHistory: get('/worksheets/:id/changes', {
    summary: 'Who changed what on a worksheet of any kind, the newest first, with what stood there before',
    who: somebodyOfOurs,
    params: ofSheet,
    answers: z.object({ changes: z.array(sheetChange) }),
  }),

  listSheetModels: get('/worksheets/:id/models', {
    summary: 'The models of the catalogue of the brand of the sheet: the maker’s code and the name people know it by',
    who: somebodyOfOurs,
    params: ofSheet,
    answers: z.object({ models: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),

  liveSheet: get('/worksheets/:id/live', {
    summary:
      'Server-sent events about a worksheet: `open`, `changed` when it or what stands on it changed, `missed`, `ended` (the session was ended elsewhere)',
    who: somebodyOfOurs,
    params: ofSheet,
    shape: 'events',
    answers: z.null(),
  }),

  signWorksheet: post('/worksheets/:id/signature', {
    summary:
      'The customer signs the worksheet as it stands at the `revision`: drawn, by name, or on paper; `away`: they signed it on a phone without a network, as it stood there',
    who: somebodyOfOurs,
    params: ofSheet,
    body: z.strictObject({ revision: z.int(wrongType).min(0), signature, away: signedAway.optional() }, wrongType),
    answers: benchView,
  }),

  addSheetPhotos: post('/worksheets/:id/photos', {
    summary: `Photos of the device before or after the work, at most ${maxPhotosOfMoment} of each; \`away\`: one that was taken without a network`,
    who: somebodyOfOurs,
    creates: true,
    params: ofSheet,
    files: { 'photos[]': { max: maxPhotosOfMoment, kind: 'photo', required: true } },
    body: z.strictObject({ ...photoDraft, away: photoAway.optional() }, wrongType),
    answers: benchView,
  }),

  openSheetPhoto: get('/worksheets/:id/photos/:photoId', {
    summary: 'A photo of a worksheet, as JPEG',
    who: somebodyOfOurs,
    params: ofPhoto,
    shape: 'file',
    fileKinds: ['jpeg'],
    answers: z.null(),
  }),

  changeSheetPhoto: put('/worksheets/:id/photos/:photoId', {
    summary: 'What a photo shows, and whether before or after the work',
    who: somebodyOfOurs,
    params: ofPhoto,
    body: z.strictObject(photoDraft, wrongType),
    answers: benchView,
  }),

  removeSheetPhoto: del('/worksheets/:id/photos/:photoId', {
    summary: 'Takes a photo off an open worksheet',
    who: somebodyOfOurs,
    params: ofPhoto,
    answers: benchView,
  }),

  startTimer: post('/worksheets/:id/timer', {
    summary: 'The employee begins to work on the sheet; runs on until it is stopped, on whichever machine. Started twice it goes on',
    who: somebodyOfOurs,
    params: ofSheet,
    answers: benchView,
  }),

  stopTimer: post('/worksheets/:id/timer/stop', {
    summary: 'Adds the minutes of the employee’s timer to the labour of the sheet; one that was forgotten wants to be told how long it was',
    who: somebodyOfOurs,
    params: ofSheet,
    body: z.strictObject({ minutes: timedMinutes }, wrongType),
    answers: z.object({ labourMinutes: z.int(), revision: z.int(), bench: benchView }),
  }),
}
