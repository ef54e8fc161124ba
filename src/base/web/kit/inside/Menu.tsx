import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { classes } from '../classes.ts'
import iconButton from '../IconButton.module.css'
import { AriaLocale } from './AriaLocale.tsx'
import styles from './Menu.module.css'

type MenuEntry = {
  readonly key: string
  readonly name: string
  readonly icon?: ReactNode
  readonly isDisabled?: boolean
  readonly choose: () => void
}

type Props = {
  /** What the button is for, for those who do not see its picture. */
  readonly label: string
  readonly picture: ReactNode
  readonly className?: string | undefined
  /** What stands above the entries, as the name of who is logged in. */
  readonly head?: string
  readonly entries: readonly MenuEntry[]
}

/** A button that opens a list of what may be done: arrows, Home, End and first letters move in it, Escape closes it and gives the focus back. */
export function Menu({ label, picture, className, head, entries }: Props) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button aria-label={label} className={classes(iconButton.button, className)}>
          {picture}
        </Button>
        <Popover className={styles.popover} placement="bottom end">
          {head && <p className={styles.head}>{head}</p>}
          <AriaMenu className={styles.menu} aria-label={label}>
            {entries.map(({ key, name, icon, isDisabled = false, choose }) => (
              <MenuItem key={key} id={key} textValue={name} isDisabled={isDisabled} onAction={choose} className={styles.entry}>
                {icon}
                {name}
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  )
}
