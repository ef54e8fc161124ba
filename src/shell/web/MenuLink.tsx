import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import type { MenuEntry } from '../menu.ts'
import { shellTexts } from '../texts.ts'
import { useLogOut } from './use-log-out.ts'

type Props = { readonly entry: MenuEntry; readonly className?: string; readonly onGo?: () => void }

/** One entry of the menu: a page of ours, a page elsewhere, or the logout. */
export function MenuLink({ entry, className, onGo }: Props) {
  const t = useTexts(shellTexts)
  const logOut = useLogOut()
  const label = t(`menu.${entry.label}`)
  if (entry.action === 'logOut')
    return (
      <button type="button" className={className} onClick={() => void logOut()}>
        {label}
      </button>
    )
  if (entry.to)
    return (
      <Link to={entry.to} prefetch="intent" className={className} onClick={onGo}>
        {label}
      </Link>
    )
  return (
    <a href={entry.href} className={className} aria-label={`${label} ${t('externalPage')}`}>
      {label}
    </a>
  )
}
