import type pg from 'pg'
import { emptyWorksheet } from '#worksheets/worksheet.ts'
import { type Action, type Group, pick } from './action.ts'
import { atTheDesk } from './desk-actions.ts'
import { fillWorksheets, sheetsWhere } from './fill-worksheets.ts'
import type { Floor } from './floor.ts'
import { get, put } from './shots.ts'

type Session = Awaited<ReturnType<typeof atTheDesk>>
type Aim = Awaited<ReturnType<Action['prepare']>>

const atTheBench = (name: string, floor: Floor, aim: (session: Session, database: pg.Client) => Promise<Aim> | Aim): Action => ({
  name,
  floor,
  async prepare(_origin, database) {
    await fillWorksheets(database)
    return aim(await atTheDesk(database), database)
  },
})

const listed = (what: string, query: string) =>
  atTheBench(`Worksheets of LG: ${what}`, 'list', (session) => (client) => get(`/api/lg-worksheets${query}`, session(client)))

const byNumber = atTheBench('Worksheets of LG: found by their number', 'read', async (session, database) => {
  const sheets = await sheetsWhere(database, 'closed_at is not null', 500)
  return (client, shot) => get(`/api/lg-worksheets?text=${pick(sheets, client * 31 + shot).number}`, session(client))
})

const shown = atTheBench('A worksheet of LG', 'read', async (session, database) => {
  const sheets = await sheetsWhere(database, 'closed_at is null', 500)
  return (client, shot) => get(`/api/lg-worksheets/${pick(sheets, client * 31 + shot).id}`, session(client))
})

/** Each client types on a sheet of its own, which every saving makes one revision higher. */
const saved = atTheBench('A worksheet of LG saved while it is typed', 'write', async (session, database) => {
  const sheets = await sheetsWhere(database, 'closed_at is null', 64)
  const revisions = sheets.map(({ revision }) => revision)
  return (client) => {
    const revision = revisions[client] ?? 0
    revisions[client] = revision + 1
    const sheet = {
      ...emptyWorksheet,
      diagnosis: `Törött kijelző, ${revision}. mentés.`,
      fields: { model: 'OLED55C1.AEU', conditionCode: '1', symptomCode: '110' },
    }
    return put('/api/lg-worksheets', { id: sheets[client]?.id, revision, ...sheet }, session(client))
  }
})

const printed = atTheBench('A worksheet of LG as PDF', 'read', async (session, database) => {
  const sheets = await sheetsWhere(database, 'closed_at is not null', 500)
  return (client, shot) => get(`/api/lg-worksheets/${pick(sheets, client * 31 + shot).id}/pdf`, session(client))
})

/** The worksheets of the bench, with a sheet for every request. */
export const worksheets: Group = {
  name: 'worksheets',
  actions: [
    listed('the first page', ''),
    listed('the closed ones', '?state=closed'),
    listed('mine, of somebody without any', '?mine=true'),
    byNumber,
    shown,
    saved,
    printed,
  ],
  bursts: [],
  pages: [],
}
