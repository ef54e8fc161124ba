import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { get, post } from '#base/endpoint.ts'
import { callsModule } from './calls-without-schemas.ts'

const answers = z.string()
const thingsApi = {
  list: get('/things', { summary: 'All', who: 'anyone', answers, cacheSeconds: 60 }),
  add: post('/things', { summary: 'One more', who: 'anyone', answers, csrf: true, body: z.object({ name: z.string() }) }),
}

describe('the calls of a browser', () => {
  it('are rows without schemas', () =>
    expect(callsModule('/things.api.ts', { thingsApi })).toBe(
      'export const thingsApi = {"list":{"method":"GET","path":"/things","shape":"data","cacheSeconds":60},"add":{"method":"POST","path":"/things","shape":"data","csrf":true}}\n',
    ))
  it('leave everything else to the file', () =>
    expect(callsModule('/things.api.ts', { thing: answers, thingCalls: thingsApi })).toBe(
      'export { thing } from "/things.api.ts"\nexport { thingCalls } from "/things.api.ts"\n',
    ))
})
