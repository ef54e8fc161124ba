import { chmod, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A fresh folder that the embedded database can reach when a run is started by root: it works as the user nobody. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `mobilfutar-${name}-`))
  await chmod(folder, 0o755)
  return folder
}
