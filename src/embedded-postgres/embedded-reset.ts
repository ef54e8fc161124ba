import { rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { CannotStart } from '../base/server/cannot-start.ts'
import { exists, findPlace, possibleFolders, socketFolder } from './embedded-place.ts'
import { stopEmbeddedPostgres } from './embedded-postgres.ts'

/** What the portal puts into its folder. Whatever else lies there is not ours to delete. */
const ours = ['postgres', 'postgres-socket', 'postgres.lock', 'files', 'incoming', 'DATABASE-IS-ELSEWHERE.txt']

/** @returns every path that `reset` would delete, whether or not the folder itself is still there */
export async function resettablePaths(dataDir: string): Promise<string[]> {
  const candidates = possibleFolders(dataDir).flatMap((folder) => ours.map((name) => path.join(folder, name)))
  const there = await Promise.all(candidates.map(exists))
  return candidates.filter((_candidate, index) => there[index])
}

/**
 * Stops the embedded database of a folder and deletes it with the files, beside them and where it is kept for the user nobody.
 * @throws CannotStart when somebody still uses the database; nothing is deleted then
 */
export async function reset(dataDir: string): Promise<void> {
  const paths = await resettablePaths(dataDir)
  const place = await findPlace(dataDir)
  for (const folder of possibleFolders(dataDir)) {
    const data = path.join(folder, 'postgres')
    if (!(await exists(path.join(data, 'PG_VERSION')))) continue
    const isOff = await stopEmbeddedPostgres({ ...place, data, sockets: socketFolder(dataDir, data) })
    if (!isOff) throw new CannotStart(`A portal still uses the database in ${data}; stop it first. Nothing was deleted.`)
  }
  // What finding the place has made is deleted again, too.
  for (const each of [...paths, ...(await resettablePaths(dataDir)), place.sockets]) await rm(each, { recursive: true, force: true })
  for (const folder of possibleFolders(dataDir)) await rmdir(folder).catch(() => undefined)
}
