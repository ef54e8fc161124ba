import { rm } from 'node:fs/promises'
import { createVictim, freePort } from '#testing/crash/server.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

/** A portal of its own, whose clock no other test feels. */
export type RepairPortal = {
  readonly url: string
  /** Budapest time, `2026-11-24T10:30`; only forward. */
  readonly moveTo: (time: string) => Promise<void>
  /** How often the clock was moved: whoever logged in before logs in again. */
  readonly moves: () => number
  readonly stop: () => Promise<void>
}

/** Starts on the morning of Monday, 23 November 2026. */
export async function startRepairPortal(): Promise<RepairPortal> {
  const folder = await temporaryFolder('repair')
  const server = createVictim(folder, await freePort(), { LOG_LEVEL: 'error' })
  await server.start()
  let moves = 0
  const moveTo = async (time: string) => {
    const now = Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Budapest').toInstant().toString()
    const answer = await fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    })
    if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status} ${await answer.text()}`)
    moves += 1
  }
  await moveTo('2026-11-23T09:00')
  return {
    url: server.url,
    moveTo,
    moves: () => moves,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
