import { describe, expect, it } from 'vitest'
import { requestSearchOf } from './request-search.ts'

describe('a text typed into the search of one’s own requests', () => {
  it('may be the number of a request, in groups too', () => expect(requestSearchOf('123 456 789').number).toBe(123_456_789))
  it('may be an IMEI as it is printed on boxes, or its end', () => {
    expect(requestSearchOf('35-209900-176148-1').identifiers).toContain('352099001761481')
    expect(requestSearchOf('1481').identifiers).toEqual(['1481'])
  })
  it('is no identifier while it is short or without a digit', () => {
    expect(requestSearchOf('148').identifiers).toEqual([])
    expect(requestSearchOf('galaxy').identifiers).toEqual([])
  })
  it('may be a worksheet or a claim, however it is grouped', () => {
    expect(requestSearchOf('mc 1000 0001').references).toContain('MC10000001')
    expect(requestSearchOf('as 1234567').references).toContain('AS1234567')
  })
  it('is the words of a device', () => expect(requestSearchOf(' Galaxy  S24 ').words).toEqual(['galaxy', 's24']))
})
