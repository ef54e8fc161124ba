import { z } from 'zod'
import { account, employee } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { wrongType } from '#errors.ts'
import { readyText, templateInList, writtenTemplate } from './templates.ts'

const writer = employee('worksheet.templates')
const ofTemplate = z.object({ templateId: idInAddress })

/** Ready texts of findings and work (decision 109). */
export const templatesApi = {
  listReadyTexts: get('/worksheets/:id/templates', {
    summary: 'The ready texts that fit the brand and the kind of device of a sheet, the nearest first',
    who: account('EMPLOYEE'),
    params: z.object({ id: idInAddress }),
    answers: z.object({ templates: z.array(readyText) }),
  }),

  listTemplates: get('/worksheet-templates', {
    summary: 'Every ready text of worksheets, retired ones too, by title, and the kinds of devices they may be for',
    who: writer,
    answers: z.object({ templates: z.array(templateInList), productGroups: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),

  createTemplate: post('/worksheet-templates', {
    summary: 'Writes a new ready text',
    who: writer,
    creates: true,
    body: z.strictObject(writtenTemplate, wrongType),
    answers: templateInList,
  }),

  changeTemplate: put('/worksheet-templates/:templateId', {
    summary: 'Changes a ready text, retires it or brings it back',
    who: writer,
    params: ofTemplate,
    body: z.strictObject({ ...writtenTemplate, version: z.int(wrongType), isRetired: z.boolean(wrongType) }, wrongType),
    answers: templateInList,
  }),
}
