// npm run routes: every web address of the portal, one a line, as routes.ts lists them; open parts start with a colon.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/routes.ts'

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [...(path !== undefined || index ? [`/${path ?? ''}`] : []), ...addressesOf(children ?? [])])

const addresses = new Set(addressesOf(await routes))
// What no address matches is the not-found page.
addresses.delete('/*')
console.log([...addresses].sort().join('\n'))
