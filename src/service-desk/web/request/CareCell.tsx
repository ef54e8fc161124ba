import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FormEnd, type FormEndProps } from '#base/web/forms/FormEnd.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import type { Closing } from './closing.ts'
import styles from './desk.module.css'

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
  const { step, begin, leave, end, onto } = useOpenStep<'change'>()
  return (
    <div className={styles.cell} data-tone={tone}>
      <div>
        <h2>{label}</h2>
        <p className={styles.value}>{value}</p>
      </div>
      {!step && (
        <div className={styles.small}>
          {shortcut}
          {form && (
            <Button ref={onto('change')} variant="quiet" aria-label={`${t('form.change')}: ${label}`} onClick={() => begin('change')}>
              <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
      {/* Open, it stays, whatever somebody else does meanwhile. */}
      {step && form !== false && form({ done: end, cancel: leave })}
    </div>
  )
}

type FormProps = FormEndProps & { readonly children: ReactNode }

export function CareForm({ children, ...end }: FormProps) {
  const place = useFormPlace(end.form, end.onCancel)
  return (
    <form {...place}>
      {children}
      <FormEnd {...end} className={styles.small} />
    </form>
  )
}
