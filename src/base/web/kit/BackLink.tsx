import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { backFrom } from '../back-to-row.ts'

/** The way back to the list this was opened from, to its row there (`useBackToRow`). `to`: the list as it was left, `asLeft(path)`. */
export function BackLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const { pathname } = useLocation()
  return <Link {...props} state={backFrom(pathname)} />
}
