import { isRouteErrorResponse } from 'react-router'

/** What a screen or a loader throws by `data(null, { status: 404 })`; thrown while drawing, the router leaves it as it is. */
export function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404
  const init = typeof error === 'object' && error !== null && 'init' in error ? error.init : null
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404
}

/** Of a call for one thing: there is none such. What is no number is the number of nothing either. */
export const namesNothing = (error: { readonly status: number } | null): boolean => error?.status === 404 || error?.status === 422
