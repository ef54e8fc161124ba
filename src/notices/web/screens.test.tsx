import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { mayDoToEmail, type ShownEmail } from '../email.ts'
import type { EditedMessage } from '../system-message.ts'
import { RequestEmails } from './EmailsPanel.tsx'
import { MessageForm } from './messages/MessageForm.tsx'
import { MessageItem } from './messages/MessageItem.tsx'
import { EmailLink } from './outbox/EmailLink.tsx'
import { Shown } from './outbox/EmailView.tsx'

const later = async () => undefined
const nothing = () => undefined
const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

const email = (over: Partial<ShownEmail> = {}): ShownEmail => {
  const whole = {
    id: '6f1c1e0a-7b1f-4f0c-9a49-000000000001',
    crmRequestId: 123_456_789,
    language: 'hu' as const,
    recipient: 'nev@pelda.hu',
    subject: 'Elkészült az árajánlat',
    status: 'sent' as const,
    createdAt: '2026-11-23T08:00:00Z',
    sentAt: '2026-11-23T08:00:02Z',
    attempts: 1,
    lastError: null,
    resends: 0,
    opensAccess: false,
    html: '<!doctype html><p>Szöveg</p>',
    plain: 'Szöveg',
    attachments: [{ name: 'arajanlat.pdf', mediaType: 'application/pdf' }],
    linkOpensUntil: null,
    actions: [],
    ...over,
  }
  return { ...whole, may: mayDoToEmail(whole) }
}
const shown = (over: Partial<ShownEmail> = {}) => drawn(<Shown email={email(over)} />)

describe('an email', () => {
  test('is drawn in a frame that may do nothing', () => {
    const html = shown()
    expect(html).toContain('sandbox="allow-same-origin"')
    expect(html).not.toContain('allow-scripts')
    expect(html).not.toContain('<p>Szöveg</p>')
    expect(html).toContain('arajanlat.pdf')
  })

  test('that lets its reader in shows no frame and no button, and says why', () => {
    const html = shown({ opensAccess: true, html: null, plain: null })
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('<button')
    expect(html).toContain('csak a címzettje láthatja')
  })

  test('offers what its status allows, and nothing else', () => {
    const actionsOf = (over: Partial<ShownEmail>) =>
      ['Újraküldés', 'Visszatartás', 'Elengedés', 'Küldés most'].filter((action) => shown(over).includes(`>${action}<`))
    expect(actionsOf({})).toEqual(['Újraküldés'])
    expect(actionsOf({ status: 'failed', lastError: '550 unknown' })).toEqual(['Újraküldés'])
    expect(actionsOf({ status: 'queued' })).toEqual(['Visszatartás'])
    expect(actionsOf({ status: 'queued', lastError: 'ECONNREFUSED' })).toEqual(['Visszatartás', 'Küldés most'])
    expect(actionsOf({ status: 'held' })).toEqual(['Elengedés'])
  })

  test('tells what the mail server said, and what colleagues did', () => {
    const html = shown({ status: 'failed', lastError: '550 unknown', actions: [{ action: 'resent', at: '2026-11-23T09:00:00Z', by: 'Kovács Anna' }] })
    expect(html).toContain('550 unknown')
    expect(html).toContain('Újraküldte: Kovács Anna')
  })

  test('says in one phrase how it stands and how often it was sent again', () =>
    expect(shown({ resends: 2 })).toContain('Elküldve, újraküldve: 2 alkalommal'))

  test('stands in the list by an address that keeps the filters', () => {
    const { html: _html, plain: _plain, ...row } = email({ status: 'failed' })
    const html = drawn(<EmailLink email={row} filters={{ status: 'failed', recipient: undefined, request: undefined, email: undefined }} />)
    expect(html).toContain(`/iranyitopult/szerviz/levelek?status=failed&amp;email=${row.id}`)
    expect(html).toContain('data-status="failed"')
  })

  test('of a request has a button of its own that says which email it opens', () => {
    const html = drawn(<RequestEmails requestId={1} emails={[email()]} hasMore onChanged={nothing} />)
    expect(html).toContain('aria-label="Megnézem: Elkészült az árajánlat"')
    expect(html).toContain('?request=1')
  })
})

describe('a system message', () => {
  const message: EditedMessage = {
    id: 1,
    version: 3,
    phase: 'current',
    titles: { hu: 'Karbantartás', en: '', de: '', sl: '' },
    descriptions: { hu: '<p>Leállunk.</p>', en: '', de: '', sl: '' },
    validFrom: '2026-11-21T09:15',
    validTo: null,
    editedAt: '2026-11-21T08:15:00Z',
    editedBy: 'Kovács Anna',
  }
  const item = (over: Partial<EditedMessage>, change: { onClick: () => void } | null = { onClick: nothing }, isWritten = false) =>
    drawn(<MessageItem message={{ ...message, ...over }} change={change} isWritten={isWritten} onEnded={later} onRefused={later} />)

  test('says when it is shown by the clocks of Budapest, and who wrote it', () => {
    const html = item({})
    expect(html).toContain('2026. november 21. 09:15')
    expect(html).toContain('visszavonásig')
    expect(html).toContain('Kovács Anna')
  })

  test('that is over or being written offers nothing; while another is written it can be ended to make room', () => {
    expect(item({}).match(/<button/g)).toHaveLength(2)
    expect(item({ phase: 'over' })).not.toContain('<button')
    expect(item({}, null)).toContain('>Befejezés<')
    expect(item({}, null)).not.toContain('>Módosítás<')
    expect(item({}, null, true)).not.toContain('<button')
  })

  test('is written in four languages under the names the server refuses them by', () => {
    const html = drawn(<MessageForm message={message} onSaved={later} onLeave={nothing} />)
    for (const language of ['hu', 'en', 'de', 'sl'])
      for (const words of ['titles', 'descriptions']) expect(html).toContain(`name="${words}.${language}"`)
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(html).toContain('value="2026-11-21T09:15"')
    expect(html).toContain('Félkövér')
  })
})
