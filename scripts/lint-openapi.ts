// Lints the OpenAPI document with Redocly's recommended rules; any problem, also a warning, fails.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openApiDocument } from '../src/app/openapi/openapi-document.ts'

const config = await createConfig({ extends: ['recommended'] })
const problems = await lintFromString({ source: JSON.stringify(await openApiDocument()), config })
for (const { severity, ruleId, message, location } of problems) console.error(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`)
process.exit(problems.length > 0 ? 1 : 0)
