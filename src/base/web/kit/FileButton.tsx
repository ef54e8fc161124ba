import type { ComponentProps, ReactNode } from 'react'
import styles from './FileButton.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className' | 'children' | 'aria-describedby'> & {
  readonly id: string
  /** The ids of its hint and of what tells its problem; never left out, for the button's words alone say neither. */
  readonly 'aria-describedby': string | undefined
  /** What was chosen; a refused file can be chosen again. */
  readonly onFiles: (files: readonly File[]) => void
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Choosing files. What waits, or takes no more, is `aria-disabled`, which keeps the focus. The input stays for the keyboard and the screen reader; its label is the button. */
export function FileButton({ id, onFiles, icon, children, ...input }: Props) {
  return (
    <>
      <input
        {...input}
        id={id}
        className={styles.input}
        type="file"
        onClick={(event) => input['aria-disabled'] && event.preventDefault()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={styles.label}>
        {icon}
        <span>{children}</span>
      </label>
    </>
  )
}
