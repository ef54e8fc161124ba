import { expect, test } from 'vitest'
import { addDays, type Day } from '#calendar/calendar.ts'
import { endNamedBy, endOfStorage, isStorageOver, nextNoticeOn, type SentNotice, type StorageTerms } from './storage.ts'

const terms: StorageTerms = { noticeDays: [14, 45, 75], days: 90 }
const since = '2026-11-02'

/** Every day the clock comes round, but on those it was down. */
function live(isDown: (day: Day) => boolean, until = 200) {
  const sent: SentNotice[] = []
  let over: Day | null = null
  for (let n = 0; n <= until && over === null; n++) {
    const today = addDays(since, n)
    if (isStorageOver(today, sent, terms)) over = today
    const due = nextNoticeOn(since, sent, terms)
    if (!isDown(today) && due !== null && due <= today) sent.push({ sentOn: today, endsOn: endNamedBy(today, sent, terms) })
  }
  return { sent, over }
}

test('three notices on their days, one end told by all of them, and it is over the day after', () => {
  const { sent, over } = live(() => false)
  expect(sent.map(({ sentOn }) => sentOn)).toEqual([14, 45, 75].map((days) => addDays(since, days)))
  expect(new Set(sent.map(({ endsOn }) => endsOn))).toEqual(new Set([addDays(since, 90)]))
  expect(over).toBe(addDays(since, 91))
})

test('before the first notice the end is that of the terms, and nothing is over without its notices', () => {
  expect(endOfStorage(since, [], terms)).toBe(addDays(since, 90))
  expect(isStorageOver('2030-01-01', [], terms)).toBe(false)
  expect(live(() => true).over).toBe(null)
})

test.each([
  [0, 30],
  [10, 100],
  [40, 80],
  [70, 130],
  [13, 14],
])('a clock that is down from day %i to day %i takes no day from the customer', (from, to) => {
  const { sent, over } = live((day) => day >= addDays(since, from) && day <= addDays(since, to))
  expect(sent).toHaveLength(3)
  sent.forEach(({ sentOn, endsOn }, i) => {
    expect(endsOn >= addDays(sentOn, 90 - (terms.noticeDays[i] ?? 0))).toBe(true)
    const before = sent[i - 1]
    expect(!before || endsOn >= before.endsOn).toBe(true)
  })
  expect(over).toBe(addDays(sent.at(-1)?.endsOn ?? '', 1))
})
