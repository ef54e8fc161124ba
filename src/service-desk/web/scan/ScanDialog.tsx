import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Output } from '#base/endpoint.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { namesNothing } from '#base/web/not-found.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { useDeskRequestAddress } from '#requests/web/use-desk-request-address.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { CameraScan } from './CameraScan.tsx'
import { canScanByCamera } from './camera.ts'

/** A field that takes what a scanner types. What it does not know stays marked, so the next code replaces it. */
export function ScanDialog({ close }: { readonly close: () => void }) {
  const t = useTexts(deskTexts)
  const navigate = useNavigate()
  const requestAt = useDeskRequestAddress()
  const field = useRef<HTMLInputElement>(null)
  const scan = useSend(serviceDeskApi.scanCode)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()

  useEffect(() => field.current?.focus(), [])

  function open(scanned: string) {
    if (!scanned || scan.isPending) return
    setProblem(undefined)
    scan.mutate(
      { params: { code: scanned } },
      {
        onSuccess: (found) => {
          close()
          void navigate(pageOf(found, requestAt))
        },
        onError: (error) => {
          const isUnknown = error instanceof CallRefused && namesNothing(error)
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
    <Dialog title={t('scan.title')} hasCross onClose={close}>
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
        <ErrorText>{problem}</ErrorText>
        <Actions>
          <Button type="submit" aria-disabled={scan.isPending}>
            {t('scan.button')}
          </Button>
        </Actions>
      </form>
      {canScanByCamera() && <CameraScan found={open} />}
    </Dialog>
  )
}

/** Where what a code stands for is worked on. */
function pageOf(
  { crmRequestId, parcelCode = '', preAlertId, preAlertCode }: Output<typeof serviceDeskApi.scanCode>,
  requestAt: (id: number) => string,
): string {
  if (crmRequestId !== null) return requestAt(crmRequestId)
  if (preAlertId !== undefined) return paths.deskPreAlert(preAlertId)
  return preAlertCode === undefined ? paths.deskParcels(parcelCode) : paths.deskPreAlerts(preAlertCode)
}
