import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const stampFile = path.join(root, 'build/stamp')

/** What the built pages depend on: the browser's half of src/, what is copied, and the tools' settings. */
function currentStamp(): string {
  const files = globSync(['src/**/*', 'public/**/*', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'], { cwd: root })
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !name.includes('/server/')).sort()) {
    const { mtimeMs, size } = statSync(path.join(root, file))
    hash.update(`${file}\0${mtimeMs}\0${size}\n`)
  }
  return hash.digest('hex')
}

function builtStamp(): string | null {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}

/** Builds the pages unless what lies in build/ is up to date. */
export function buildIfNeeded() {
  const stamp = currentStamp()
  if (builtStamp() === stamp) return
  console.log('Building the pages (once, and again whenever their sources change) …')
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The pages could not be built')
  writeFileSync(stampFile, stamp)
}
