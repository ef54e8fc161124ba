import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Message } from '../message.ts'
import type { RatingView } from '../rating.ts'
import { RatingCard } from './rating/RatingCard.tsx'
import { filesByField, takeFile } from './thread/chosen-file.ts'
import { MessageList } from './thread/MessageList.tsx'
import { WriteMessage } from './thread/WriteMessage.tsx'
import { WaitingItem } from './waiting/WaitingItem.tsx'

const nothing = () => undefined
const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

const message = (over: Partial<Message>): Message => ({
  id: 1,
  at: '2026-11-23T08:00:00Z',
  side: 'customer',
  name: null,
  text: 'Mikor lesz kész?',
  attachments: [],
  isNew: false,
  isSeen: false,
  ...over,
})
const list = (messages: readonly Message[], over: object = {}) =>
  drawn(
    <MessageList
      requestId={1}
      side="customer"
      messages={messages}
      fresh={new Set([2])}
      hasEarlier={false}
      isLoadingEarlier={false}
      loadEarlier={nothing}
      {...over}
    />,
  )

describe('the thread', () => {
  test('says who wrote and when, what is new and what was read', () => {
    const html = list([message({ isSeen: true }), message({ id: 2, side: 'staff', name: 'Júlia', text: 'Holnap.' })])
    expect(html).toMatch(/Ön<\/strong>.*2026\. november 23\. 09:00.*Elolvastuk.*Júlia, Mobilfutár<\/strong>.*Új.*Holnap\./s)
    expect(html).not.toContain('Korábbi üzenetek')
    expect(list([message({ isSeen: true }), message({ id: 2, side: 'staff', name: 'Lakatos Júlia' })], { side: 'staff' })).toMatch(
      /Ügyfél<\/strong>.*Lakatos Júlia<\/strong>/s,
    )
  })

  test('shows words as words', () => {
    const html = list([message({ text: '<img src=x onerror=alert(1)> javascript:alert(1) https://pelda.hu' })])
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; javascript:alert(1) https://pelda.hu')
    expect(html).not.toMatch(/<(img|a) /)
  })

  test('names every file that came along', () => {
    const attachments = [
      { n: 1, name: 'kijelző.jpg', kind: 'photo', bytes: 5 },
      { n: 2, name: 'számla.pdf', kind: 'pdf', bytes: 1_600_000 },
    ] as const
    const html = list([message({ text: '', attachments: [...attachments] })])
    expect(html).toContain('aria-label="Megnyitás: számla.pdf, 1,5 MB"')
  })

  test('says that there is nothing yet, and offers what is earlier', () => {
    expect(list([])).toContain('Még nincs üzenet.')
    expect(list([message({})], { hasEarlier: true })).toContain('Korábbi üzenetek')
  })

  test('is written to in a field that counts, with files of the known kinds', () => {
    const html = drawn(<WriteMessage requestId={1} side="customer" seen={0} onSent={nothing} />)
    expect(html).toContain('Üzenet a szerviznek')
    expect(html).toMatch(/3[\s ]?000 karakter maradt/)
    expect(html).toContain('accept="application/pdf,image/jpeg,image/png,image/webp"')
    expect(drawn(<WriteMessage requestId={1} side="staff" seen={0} onSent={nothing} />)).toContain('Válasz az ügyfélnek')
  })
})

describe('a chosen file', () => {
  test('goes into the field of its kind as it is, while it is small enough', async () => {
    const photo = new File(['kép'], 'a.png', { type: 'image/png' })
    const pdf = new File(['%PDF-1.7'], 'b.pdf', { type: 'application/pdf' })
    expect(await takeFile(photo)).toEqual({ chosen: { kind: 'photo', file: photo } })
    expect(await takeFile(pdf)).toEqual({ chosen: { kind: 'pdf', file: pdf } })
    const files = [
      { id: 1, kind: 'pdf', file: pdf },
      { id: 2, kind: 'photo', file: photo },
    ] as const
    expect(filesByField(files)).toEqual({ 'photos[]': [photo], 'papers[]': [pdf] })
  })

  test('is refused before it is sent when it is of no kind, too large, or no picture a browser can open', async () => {
    expect(await takeFile(new File(['szöveg'], 'a.pdf', { type: 'application/pdf' }))).toEqual({ refusal: { code: 'FILE_NOT_VALID' } })
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' })
    expect(await takeFile(large)).toMatchObject({ refusal: { code: 'FILE_TOO_LARGE' } })
    expect(await takeFile(new File(['x'], 'a.webp', { type: 'image/webp' }))).toEqual({ unreadable: true })
    expect(await takeFile(new File(['x'], 'a.heic', { type: 'image/heic' }))).toEqual({ unreadable: true })
  })
})

describe('the rating', () => {
  const later = async () => undefined
  const card = (view: RatingView) => drawn(<RatingCard view={view} onSend={later} reread={later} />)
  const rating = { score: 2, comment: 'Lassú volt', ratedAt: '2026-11-23T08:00:00Z' } as const

  test('asks one question with five answers, none of them chosen', () => {
    const html = card({ rating: null, lastDay: '2027-01-22', may: { rate: true } })
    expect(html.match(/type="radio"/g)).toHaveLength(5)
    expect(html).not.toContain('checked=""')
    expect(html).toContain('Nagyon elégedetlen')
  })

  test('shows what was said, and until when it may be changed', () => {
    const html = card({ rating, lastDay: '2026-12-23', may: { rate: true } })
    expect(html).toMatch(/Elégedetlen \(2 az 5-ből\).*Lassú volt.*Módosítom.*2026\. december 23\./s)
    expect(html).not.toContain('type="radio"')
    expect(card({ rating, lastDay: '2026-12-23', may: { rate: false } })).not.toContain('Módosítom')
  })

  test('says when its time is over', () => {
    expect(card({ rating: null, lastDay: '2026-12-23', may: { rate: false } })).toContain('Az értékelés ideje lejárt')
  })
})

test('a waiting request leads to its messages', () => {
  const row = {
    crmRequestId: 123456789,
    customer: 'Nagy Éva',
    device: 'HUAWEI P60',
    closed: true,
    assigned: null,
    waitingSince: '2026-11-23T08:00:00Z',
    waiting: 2,
    beginning: '',
  }
  const html = drawn(<WaitingItem row={row} />)
  expect(html).toContain('href="/iranyitopult/szerviz/igenyek/123456789?vissza=%2F#messages"')
  expect(html).toMatch(/2 üzenet.*Lezárt igény.*Szöveg nélkül küldött fájl.*Nincs felelőse/s)
})
