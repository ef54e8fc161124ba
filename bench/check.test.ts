import { expect, test, vi } from 'vitest'
import { tellChanges, writtenFigures } from './check.ts'
import type { Row } from './report.ts'

const readme = `
<!-- figures of desk: written by npm run bench -->
### The floor

| floor | requests in the table | clients | per second | p50 ms | p99 ms | CPU server ms | CPU database ms |
| --- | --: | --: | --: | --: | --: | --: | --: |
| list | 20,000 | 16 | 1 | 1 | 1 | 0.1 | 0.1 |

### Queue

| requests in the table | clients | per second | share of the floor | p50 ms | p99 ms | CPU portal ms | CPU database ms | memory MB | not 200 |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
| 20,000 | 16 | 1,922 | 27.4 % of list | 7.4 | 24 | 0.40 | 0.30 | 482 | – |
| 20,000 | – | 40 | – | – | – | – | – | 482 | – |

### Old

| requests in the table | clients | per second | p50 ms | p99 ms | memory MB | not 200 |
| --- | --: | --: | --: | --: | --: | --: |
| 20,000 | 16 | 5 | 1 | 1 | 300 | – |

<!-- end of the figures of desk -->`

test('calls that cost a quarter more than is written are kept apart from those that cost as much, less, or were not written', () => {
  const written = writtenFigures('desk', readme)
  expect([...written]).toEqual([['Queue | 20000 | 16', { server: 0.4, database: 0.3 }]])
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((said: string) => void lines.push(said))
  const row = (server: number, rest: Partial<Row> = {}): Row =>
    ({ action: 'Queue', size: 20_000, clients: 16, cpu: { server, database: 0.3 }, ...rest }) as Row
  expect(tellChanges('desk', [row(0.5), row(0.6), row(0.2), row(1, { clients: 64 }), row(1, { clients: null })], written)).toBe(1)
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['as', 'DEARER', 'cheaper', 'new'])
})
