import { paths, patterns, redirects } from './paths.ts'
import { operatorSlugs } from './public-paths.ts'

const fixed = Object.values(paths)
  .filter((path) => path.length === 0)
  .map((path) => (path as () => string)())
const open = Object.values(patterns).map((pattern) => ({ pattern, regExp: new RegExp(`^${pattern.replace(/:[a-zA-Z]+/g, '[^/]+')}$`) }))
const ofOperators = operatorSlugs.flatMap((operator) => [
  paths.operator(operator),
  paths.operatorWarrantyRepair(operator),
  paths.operatorPaidRepair(operator),
])
const known = new Set([...fixed, ...ofOperators, ...Object.keys(redirects)])

/** The pattern of the page under this address (`/igeny/:id`); null where the portal has none, which is answered with 404 and the not-found page. */
export const patternOfAddress = (pathname: string): string | null =>
  known.has(pathname) ? pathname : (open.find(({ regExp }) => regExp.test(pathname))?.pattern ?? null)
