import { accessSync, constants, statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Linux's file system in memory. A database is three thousand files, and to make one on a disk costs sixteen times the processor. */
const memory = '/dev/shm'
/** In bytes; what a whole run holds there at once is under half of it. A container may have 64 MB. */
const enough = 4 * 1024 ** 3

type Options = {
  /** What lies there need not outlive the machine: it may be kept in memory, where there is room. Left out: on the disk, whose own ways are tested. */
  readonly mayBeInMemory?: boolean
}

/** A fresh folder that the embedded database can reach when a run is started by root: it works as the user nobody. */
export async function temporaryFolder(name: string, { mayBeInMemory = false }: Options = {}): Promise<string> {
  const folder = await mkdtemp(path.join(mayBeInMemory && hasRoomInMemory() ? memory : os.tmpdir(), `mobilfutar-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}
