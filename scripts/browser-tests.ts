import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '#testing/temporary-folder.ts'

const root = path.join(import.meta.dirname, '..')

/**
 * Runs Playwright against a portal with a data folder of its own, which is gone afterwards.
 * @returns the exit code
 */
export async function runBrowserTests(args: readonly string[] = [], env: Record<string, string> = {}): Promise<number> {
  const folder = await temporaryFolder('e2e')
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, E2E_DATA_DIR: folder },
  })
  rmSync(folder, { recursive: true, force: true })
  return status ?? 1
}
