import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormEnd, type FormEndProps } from '#base/web/forms/FormEnd.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import styles from './desk.module.css'
import { type Closing, useOpening } from './use-opening.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly tone?: 'warning' | 'danger' | undefined
  /** What is done most, in one click. */
  readonly shortcut?: ReactNode
  /** False: this employee may not change it. */
  readonly form: false | ((closing: Closing) => ReactNode)
}

/** How it stands, and the form that changes it where it may be changed. */
export function CareCell({ label, value, tone, shortcut, form }: Props) {
  const t = useTexts(deskRequestTexts)
  const { isOpen, open, opener, closing } = useOpening()
  return (
    <div className={styles.cell} data-tone={tone}>
      <div>
        <h2>{label}</h2>
        <p className={styles.value}>{value}</p>
      </div>
      {!isOpen && (
        <div className={styles.small}>
          {shortcut}
          {form && (
            <Button ref={opener} variant="quiet" aria-label={`${t('form.change')}: ${label}`} onClick={open}>
              <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
      {/* Open, it stays, whatever somebody else does meanwhile. */}
      {isOpen && form !== false && form(closing)}
    </div>
  )
}

type FormProps = FormEndProps & { readonly children: ReactNode }

export function CareForm({ children, ...end }: FormProps) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('select, input')?.focus(), [])
  return (
    <form ref={box} onSubmit={(event) => void end.form.submit(event)} noValidate>
      {children}
      <FormEnd {...end} className={styles.small} />
    </form>
  )
}
