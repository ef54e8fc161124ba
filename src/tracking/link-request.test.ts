import { describe, expect, it } from 'vitest'
import { refusalsOfIssues } from '#errors.ts'
import { linkRequest } from './link-request.ts'

const email = 'nagy.eva@pelda.hu'
const refused = (typed: object) => refusalsOfIssues(linkRequest.safeParse(typed).error?.issues ?? []).map(({ path, code }) => `${path} ${code}`)

describe('asking for a link', () => {
  it('takes the number as people copy it', () => {
    for (const crmRequestId of ['123456789', ' 123 456 789 ', '123\u00A0456\u00A0789', '#123-456-789', 123_456_789])
      expect(linkRequest.parse({ crmRequestId, email })).toEqual({ crmRequestId: 123_456_789, gsmWorksheetId: null, email })
  })

  it('takes the worksheet number instead', () => {
    expect(linkRequest.parse({ crmRequestId: '', gsmWorksheetId: ' TC 12/3 ', email })).toMatchObject({
      crmRequestId: null,
      gsmWorksheetId: 'TC 12/3',
    })
  })

  it('wants one of the two', () => {
    expect(refused({ email })).toEqual(['crmRequestId TRACKING_ONE_REQUIRED'])
    expect(refused({ crmRequestId: null, gsmWorksheetId: null, email })).toEqual(['crmRequestId TRACKING_ONE_REQUIRED'])
  })

  it('says when a number cannot be one, and nothing else about it', () => {
    for (const crmRequestId of ['12345678', '023456789', '1234567890', 'abc', '12345678９x'])
      expect(refused({ crmRequestId, email })).toEqual(['crmRequestId REQUEST_NUMBER'])
  })

  it('wants the e-mail address', () => {
    expect(refused({ crmRequestId: 123_456_789 })).toEqual(['email REQUIRED'])
    expect(refused({ crmRequestId: 123_456_789, email: 'x@' })).toEqual(['email EMAIL'])
  })
})
