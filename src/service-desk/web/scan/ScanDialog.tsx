import { IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { CameraScan } from './CameraScan.tsx'
import { canScanByCamera } from './camera.ts'
import styles from './scan.module.css'

/** A field that takes what a scanner types. What it does not know stays marked, so the next code replaces it. */
export function ScanDialog({ close }: { readonly close: () => void }) {
  const t = useTexts(deskTexts)
  const base = useTexts(baseTexts)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const scan = useSend(serviceDeskApi.scanCode)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])

  function open(scanned: string) {
    if (!scanned || scan.isPending) return
    setProblem(undefined)
    scan.mutate(
      { params: { code: scanned } },
      {
        onSuccess: ({ crmRequestId }) => {
          dialog.current?.close()
          void navigate(paths.deskRequest(crmRequestId))
        },
        onError: (error) => {
          const isUnknown = error instanceof CallRefused && (error.status === 404 || error.status === 422)
          setProblem(isUnknown ? t('scan.unknown', { code: scanned }) : error.message)
          field.current?.focus()
          field.current?.select()
        },
      },
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    open(code.trim())
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="scan-title" onClose={close}>
      <div className={styles.top}>
        <h2 id="scan-title">{t('scan.title')}</h2>
        <button type="button" className={styles.close} aria-label={base('close')} onClick={() => dialog.current?.close()}>
          <IconX size={24} aria-hidden="true" />
        </button>
      </div>
      <form onSubmit={submit} noValidate>
        <TextField
          ref={field}
          name="scan-code"
          label={t('scan.label')}
          hint={t('scan.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          enterKeyHint="go"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={scan.isPending}>
            {t('scan.button')}
          </Button>
        </div>
      </form>
      {canScanByCamera() && <CameraScan found={open} />}
    </dialog>
  )
}
