import { type LoaderFunctionArgs, replace } from 'react-router'
import { paths, redirects } from '#paths.ts'

/** Leads a second spelling to the canonical address (DESIGN 8.15). The server does the same for those who arrive there. */
export function clientLoader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return replace((redirects[pathname] ?? paths.requestStart()) + search)
}

export default function Redirect() {
  return null
}
