import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpClaims } from './http-claims.ts'
import { simulatedClaims } from './simulated-claims.ts'

describe('the simulator', () => {
  test('knows every number but those that end in 0', async () => {
    expect(await simulatedClaims.isKnown('AS1234567')).toBe(true)
    expect(await simulatedClaims.isKnown('VF1234560')).toBe(false)
  })
})

describe('the insurer over HTTP', () => {
  let insurer: Server
  let url: string
  const heard: { path?: string; key?: string }[] = []

  beforeAll(async () => {
    insurer = createServer((request, response) => {
      const number = decodeURIComponent(request.url?.split('/').at(-1) ?? '')
      heard.push({ path: request.url, key: request.headers.authorization })
      const answer = (status: number, body: unknown, headers = {}) =>
        response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
      if (number === 'AS0000001') answer(200, { number, valid: true, holder: 'not our business' })
      else if (number === 'AS0000002') answer(200, { number, valid: false })
      else if (number === 'AS0000003') answer(404, 'no')
      else if (number === 'AS0000004') answer(500, { number, valid: true })
      else if (number === 'AS0000005') answer(200, 'valid')
      else if (number === 'AS0000006') answer(200, { number: 'AS9999999', valid: true })
      else if (number === 'AS0000007') answer(200, { number, valid: 'yes' })
      else if (number === 'AS0000008') answer(200, `{"number":"${number}","valid":true,"pad":"${'x'.repeat(20_000)}"}`)
      else if (number === 'AS0000009') answer(302, '', { location: `/claims/AS0000001` })
      else if (number === 'AS000000S') response.write('{"number":')
      else request.socket.destroy()
    })
    await new Promise<void>((resolve) => insurer.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(insurer.address() as AddressInfo).port}/v1/`
  })
  afterAll(() => {
    insurer.closeAllConnections()
    insurer.close()
  })

  test('is asked with the key, and believed when it says yes or no', async () => {
    const claims = httpClaims(url, 'secret')
    expect(await claims.isKnown('AS0000001')).toBe(true)
    expect(heard.at(-1)).toEqual({ path: '/v1/claims/AS0000001', key: 'Bearer secret' })
    expect(await claims.isKnown('AS0000002')).toBe(false)
    expect(await claims.isKnown('AS0000003')).toBe(false)
  })

  test.each([
    ['an error', 'AS0000004'],
    ['no JSON', 'AS0000005'],
    ['an answer about another number', 'AS0000006'],
    ['a word instead of yes or no', 'AS0000007'],
    ['too much', 'AS0000008'],
    ['a redirect', 'AS0000009'],
    ['a closed line', 'AS000000X'],
    ['half an answer, then silence', 'AS000000S'],
  ])('%s is no answer', async (_what, number) => {
    const started = Date.now()
    await expect(httpClaims(url, undefined).isKnown(number)).rejects.toMatchObject({ code: 'INSURER_AWAY' })
    expect(Date.now() - started).toBeLessThan(4_500)
  })

  test('nobody there is no answer', async () => {
    await expect(httpClaims('http://127.0.0.1:9', undefined).isKnown('AS0000001')).rejects.toMatchObject({ code: 'INSURER_AWAY' })
  })
})
