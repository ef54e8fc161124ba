import { expect, test } from 'vitest'
import { readEnv } from '#base/server/env.ts'
import { trackingPage } from './tracking-page.ts'

test('a parcel is followed at its courier, and at our own couriers where they have a site', () => {
  expect(trackingPage(readEnv({}), 'gls', '11273216')).toBe('https://gls-group.com/HU/hu/csomagkovetes/?match=11273216')
  expect(trackingPage(readEnv({}), 'foxpost', 'CLFOX 1')).toBe('https://foxpost.hu/csomagkovetes/?code=CLFOX%201')
  expect(trackingPage(readEnv({}), 'simulator', 'SIM-1')).toBeNull()
  const ours = readEnv({
    COURIER_SITE_URL: 'https://futar.example/{number}/hol-van',
    COURIER_GLS_SITE_URL: 'https://gls.example/?a={number}&b={number}',
  })
  expect(trackingPage(ours, 'simulator', "SIM-$&'1")).toBe("https://futar.example/SIM-%24%26'1/hol-van")
  expect(trackingPage(ours, 'gls', '7')).toBe('https://gls.example/?a=7&b=7')
})
