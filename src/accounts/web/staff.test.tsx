import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { permissionPresets } from '../permission-presets.ts'
import type { StaffMember } from '../staff.ts'
import { permissionKeys } from '../who.ts'
import { OwnPasswordForm } from './OwnPasswordForm.tsx'
import { InviteForm } from './staff/InviteForm.tsx'
import { StaffAction } from './staff/StaffAction.tsx'
import { StaffItem } from './staff/StaffItem.tsx'

const later = async () => undefined
const nothing = () => undefined

const member: StaffMember = {
  id: 7,
  version: 3,
  isSelf: false,
  name: 'Nagy Őrs',
  email: 'nagy.ors@ceg.hu',
  keys: [...permissionPresets.technikus],
  post: 'technikus',
  state: 'active',
  lastLoginAt: '2026-11-21T08:15:00Z',
}
const item = (over: Partial<StaffMember> = {}, isEdited = false) =>
  renderToStaticMarkup(
    <StaffItem member={{ ...member, ...over }} isEdited={isEdited} edit={{ onClick: nothing }} onSaved={later} onLeave={nothing} onRefused={later} />,
  )
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words)
const ticksOf = (html: string) => html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []

describe('a colleague', () => {
  test('is told with post, standing and last login by the clocks of Budapest', () => {
    const html = item()
    for (const words of ['Nagy Őrs', 'nagy.ors@<wbr/>ceg.hu', 'Technikus', 'Aktív', '2026. november 21. 09:15']) expect(html).toContain(words)
    expect(item({ post: null, keys: ['report.view'], lastLoginAt: null })).toMatch(/Egyedi jogosultságok: 1.*Még nem lépett be/)
    expect(item({ post: null, keys: [] })).toContain('Nincs jogosultsága')
  })

  test('is offered what can be done, and nothing else', () => {
    expect(buttonsOf(item())).toEqual(['Jogosultságok', 'Hozzáférés lezárása'])
    expect(buttonsOf(item({ state: 'invited' }))).toEqual(['Jogosultságok', 'Meghívó újraküldése', 'Hozzáférés lezárása'])
    expect(buttonsOf(item({ state: 'deactivated' }))).toEqual(['Jogosultságok', 'Hozzáférés visszaállítása'])
    expect(buttonsOf(item({ isSelf: true }))).toEqual(['Jogosultságok'])
  })

  test('has a tick for every permission; the post is known by its keys', () => {
    const html = item({}, true)
    expect(ticksOf(html)).toHaveLength(permissionKeys.length)
    expect(ticksOf(html).filter((tick) => tick.includes('checked'))).toHaveLength(permissionPresets.technikus.length)
    expect(html).toContain('aria-pressed="true">Technikus<')
  })

  test('keeps the permission to grant in their own hands', () => {
    const own = ticksOf(item({ isSelf: true, keys: [...permissionKeys], post: 'vezeto' }, true)).filter((tick) => tick.includes('disabled'))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain('key-permission.grant')
    expect(ticksOf(item({}, true)).filter((tick) => tick.includes('disabled'))).toEqual([])
  })

  test('is closed out only after a second word, which says what it means', () => {
    const html = renderToStaticMarkup(<StaffAction action="deactivate" member={member} onDone={later} onRefused={later} onBack={nothing} />)
    expect(html).toContain('Lezárja Nagy Őrs hozzáférését?')
    expect(html).toContain('Minden eszközön azonnal kijelentkezik')
  })
})

test('an invitation asks by the names the server refuses by', () => {
  const html = renderToStaticMarkup(<InviteForm onSaved={later} onLeave={nothing} />)
  for (const name of ['lastName', 'firstName', 'email', 'language']) expect(html).toContain(`name="colleague.${name}"`)
  expect(html).toContain('id="keys"')
})

test('one’s own password asks for the one so far, in words a password keeper knows', () => {
  const html = renderToStaticMarkup(<OwnPasswordForm done={nothing} back={nothing} />)
  expect(html).toMatch(/<input[^>]*name="currentPassword"[^>]*>/)
  expect(html).toContain('autoComplete="current-password"')
  expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
})
