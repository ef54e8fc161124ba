import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const stampFile = path.join(root, 'build/stamp')
const gallery = path.join(root, 'build/kit')

/** What the built pages depend on: the browser's half of src/, what is copied, the tools' settings, and what these take from elsewhere. */
const sources = [
  'src/**/*',
  'public/**/*',
  'vite.*.ts',
  'react-router.config.ts',
  'scripts/{paint-first,hash-inline,shorten-manifest,compile-texts,calls-without-schemas,fewer-preloads,precompress,build-worker}.ts',
  'package-lock.json',
]

function currentStamp(): string {
  const files = globSync(sources, { cwd: root })
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

/** Builds the pages, and outside production the gallery of `/dev/kit`, unless what lies in build/ is up to date. */
export function buildIfNeeded() {
  const isProduction = process.env.NODE_ENV === 'production'
  const stamp = currentStamp()
  if (builtStamp() === stamp && (isProduction || existsSync(gallery))) return
  console.log('Building the pages (once, and again whenever their sources change) …')
  rmSync(gallery, { recursive: true, force: true })
  run('node_modules/@react-router/dev/bin.cjs', 'build')
  if (!isProduction) run('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.kit.config.ts', '--logLevel', 'error')
  writeFileSync(stampFile, stamp)
}

function run(program: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [path.join(root, program), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The pages could not be built')
}
