import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

const checks = [
  { name: 'types (tsc)', command: [process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
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
      'src',
    ],
  },
  { name: 'words (check-words)', command: [process.execPath, '--import', './scripts/older-typescript.ts', 'scripts/check-words.ts'] },
  { name: 'queries stand in stores (check-queries)', command: [process.execPath, 'scripts/check-queries.ts'] },
  { name: 'styles (check-styles)', command: [process.execPath, 'scripts/check-styles.ts'] },
  { name: 'unused code (knip)', command: [bin('knip'), '--no-progress'] },
  { name: 'table types are fresh (kysely-codegen)', command: [process.execPath, 'scripts/generate-schema.ts', '--verify'] },
  { name: 'OpenAPI document (redocly)', command: [process.execPath, 'scripts/lint-openapi.ts'] },
] as const

/** Runs every static check and answers how many passed and failed. */
export function runChecks(): { passed: number; failed: number } {
  let passed = 0
  for (const { name, command } of checks) {
    const [program, ...args] = command
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    if (status === 0) passed += 1
    else console.error(`${stdout}\n${stderr}`.trim())
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  }
  return { passed, failed: checks.length - passed }
}
