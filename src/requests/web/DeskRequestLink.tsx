import type { LinkProps } from 'react-router'
import { LinkFor } from '#accounts/web/LinkFor.tsx'
import { useDeskRequestAddress } from './use-desk-request-address.ts'

type Props = Omit<LinkProps, 'id' | 'to'> & {
  readonly id: number
  /** Where on its page: `#messages`. */
  readonly hash?: string
}

/** To a request at the desk, whose page leads back here; its words alone for an employee who may not open it. */
export function DeskRequestLink({ id, hash = '', ...link }: Props) {
  const addressOf = useDeskRequestAddress()
  return <LinkFor {...link} permission="request.queue" to={addressOf(id) + hash} />
}
