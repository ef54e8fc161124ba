import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkMinutes } from '#accounts/server/mailed-link-store.ts'
import { longText } from '#base/plain-text.ts'
import { formSessionMinutes } from '#base/server/http/csrf.ts'
import { uploadLimit } from '#base/server/http/http-files.ts'
import { paramsInForce } from '#catalogue/server/system-param-store.ts'
import { createDocumentLink, readDocumentLink } from '#documents/server/document-link.ts'
import { pickupCalendarPath, requirePickupCalendarToken } from '#requests/server/pickup/pickup-calendar-token.ts'
import { workbench } from './job-context.ts'
import { start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// Some system parameters only say what the code keeps to (SPEC 5 and 9): nobody changes one in a screen, and one that is changed in the seed alone would
// be said and not kept.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

test('the limits that the system parameters say are those that are kept', async () => {
  const ctx = (await workbench(portal)).at(start.toString())
  const rows = await paramsInForce(ctx, '2026-11-23')
  const said = (key: string) => Number(rows.find((row) => row.key === key)?.value)
  expect(uploadLimit).toBe(said('uploadLimitMb') * 1024 * 1024)
  expect(formSessionMinutes).toBe(said('formSessionMinutes'))
  expect(linkMinutes('trackingLogin')).toBe(said('trackingLinkMinutes'))
  const text = (length: number) => longText().safeParse('a'.repeat(length)).success
  expect([text(said('freeTextLimit')), text(said('freeTextLimit') + 1)]).toEqual([true, false])

  const about = { documentId: crypto.randomUUID(), generation: 0, holder: { kind: 'account', id: 1 } } as const
  const link = createDocumentLink(ctx.secrets, start, about)
  const last = start.add({ hours: said('documentLinkDays') * 24 })
  const before = last.subtract({ seconds: 1 })
  expect([readDocumentLink(ctx.secrets, before, link), readDocumentLink(ctx.secrets, last, link)]).toEqual([expect.anything(), undefined])
  const calendar = new URL(pickupCalendarPath(ctx, 1), 'http://localhost').searchParams.get('token') ?? ''
  requirePickupCalendarToken({ secrets: ctx.secrets, now: before }, 1, calendar)
  expect(() => requirePickupCalendarToken({ secrets: ctx.secrets, now: last }, 1, calendar)).toThrow('LINK_EXPIRED')
})
