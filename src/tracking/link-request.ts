import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { email } from '#base/email.ts'
import { lineOfText } from '#base/plain-text.ts'
import { issueMessage, wrongType } from '#errors.ts'
import { parseRequestNumber } from '#requests/request-number.ts'

const typedRequestNumber = z
  .union([boundedText(40), z.number()], wrongType)
  .nullish()
  .transform((typed, refused) => {
    const text = String(typed ?? '').trim()
    const number = parseRequestNumber(text)
    if (text !== '' && number === null) refused.addIssue({ code: 'custom', message: issueMessage('REQUEST_NUMBER') })
    return text === '' ? null : number
  })

/** SPEC 5: one of request id or worksheet number; the link goes to the address on file, so the e-mail proves who asks (SECURITY C15). */
export const linkRequest = z
  .strictObject(
    {
      crmRequestId: typedRequestNumber,
      gsmWorksheetId: lineOfText(60)
        .nullish()
        .transform((text) => text || null),
      email,
    },
    wrongType,
  )
  .superRefine(({ crmRequestId, gsmWorksheetId }, refused) => {
    if (crmRequestId === null && gsmWorksheetId === null)
      refused.addIssue({ code: 'custom', path: ['crmRequestId'], message: issueMessage('TRACKING_ONE_REQUIRED') })
  })

export type LinkRequest = z.output<typeof linkRequest>
