import { operatorSlugs, paths, patterns, redirects } from './paths.ts'

const fixed = Object.values(paths)
  .filter((path) => path.length === 0)
  .map((path) => (path as () => string)())
const open = Object.values(patterns).map((pattern) => new RegExp(`^${pattern.replace(/:[a-zA-Z]+/g, '[^/]+')}$`))
const ofOperators = operatorSlugs.flatMap((operator) => [
  paths.operator(operator),
  paths.operatorWarrantyRepair(operator),
  paths.operatorPaidRepair(operator),
])
const known = new Set([...fixed, ...ofOperators, ...Object.keys(redirects)])

/** Whether the portal has a page under this address; any other is answered with 404 and the not-found page. */
export const isKnownAddress = (pathname: string): boolean => known.has(pathname) || open.some((pattern) => pattern.test(pathname))
