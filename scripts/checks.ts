import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { limitConcurrency } from '#base/server/limit-concurrency.ts'

const root = path.join(import.meta.dirname, '..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

const checks = [
  // Every checker works out for itself what the libraries' types come to: two do it in 1.7 times the processors of one, four (as it would take) in more than twice.
  { name: 'types (tsc)', command: [process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1'] },
  { name: 'format and lint (biome)', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'boundaries (dependency-cruiser)',
    command: [
      process.execPath,
      '--import',
      './scripts/older-typescript.ts',
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'boundaries.cjs',
      '--output-type',
      'err',
      '--cache',
      'node_modules/.cache/dependency-cruiser',
      '--cache-strategy',
      'content',
      'src',
    ],
  },
  { name: 'words (check-words)', command: [process.execPath, '--import', './scripts/older-typescript.ts', 'scripts/check-words.ts'] },
  { name: 'queries stand in stores (check-queries)', command: [process.execPath, 'scripts/check-queries.ts'] },
  { name: 'styles (check-styles)', command: [process.execPath, 'scripts/check-styles.ts'] },
  { name: 'unused code (knip)', command: [bin('knip'), '--no-progress', '--cache'] },
  { name: 'table types are fresh (kysely-codegen)', command: [process.execPath, 'scripts/generate-schema.ts', '--verify'] },
  { name: 'OpenAPI document (redocly)', command: [process.execPath, 'scripts/lint-openapi.ts'] },
] as const

/** They wait for files and each other's cores about as much as they compute. */
const atOnce = limitConcurrency(2, Number.POSITIVE_INFINITY)
const execute = promisify(execFile)

async function passes({ name, command: [program, ...args] }: (typeof checks)[number]): Promise<boolean> {
  const { failure } = await execute(program, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).then(
    () => ({ failure: null }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failure: `${stdout}\n${stderr}`.trim() }),
  )
  if (failure !== null) console.error(failure)
  console.log(`${failure === null ? 'ok    ' : 'FAILED'} ${name}`)
  return failure === null
}

/** Runs every static check, two at a time, and answers how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(checks.map((check) => atOnce(() => passes(check))))
  const passed = results.filter(Boolean).length
  return { passed, failed: checks.length - passed }
}
