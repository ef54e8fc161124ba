import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { registerForm } from '#base/web/forms/unsaved-forms.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { signatureTexts } from '#signatures/texts.ts'
import { SignatureFields } from '#signatures/web/SignatureFields.tsx'
import { noSignature, signatureOf } from '#signatures/web/typed-signature.ts'
import { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'
import { benchTexts } from '../../bench-texts.ts'
import styles from './bench.module.css'
import { readBenchAgain } from './use-bench.ts'

type Props = {
  readonly sheetId: number
  readonly bench: BenchView
  /** Saves what was typed; false when it could not be. */
  readonly save: () => Promise<boolean>
  /** Up to which the screen shows the sheet. */
  readonly revision: () => number
}

/** The customer signs the sheet as they see it: drawn, by name, or on paper. */
export function CustomerSignature(props: Props) {
  const t = useTexts(benchTexts)
  const signing = useTexts(signatureTexts)
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const { bench, save } = props
  const { signature, maySign } = bench
  if (!maySign && !signature) return null

  async function open() {
    const isSaved = await save()
    setProblem(isSaved ? '' : t('signature.saveFirst'))
    setOpen(isSaved)
  }

  function close() {
    setOpen(false)
    heading.current?.focus()
  }

  return (
    <section className={styles.section} aria-labelledby="bench-signature">
      <h3 id="bench-signature" ref={heading} tabIndex={-1}>
        {t('signature.title')}
      </h3>
      {!signature && <Muted>{t('signature.none')}</Muted>}
      {signature && (
        <p>
          {t('signature.signed', { signer: signature.signer, at: formats.moment(signature.signedAt) })} ({signing(`kinds.${signature.kind}`)})
        </p>
      )}
      {signature && !signature.holds && <Note tone="warning">{t('signature.changed')}</Note>}
      {problem && <Note tone="warning">{problem}</Note>}
      {isOpen && <Signing {...props} close={close} />}
      {maySign && !isOpen && (
        <Actions>
          <Button variant="quiet" onClick={() => void open()}>
            {t(signature ? 'signature.again' : 'signature.open')}
          </Button>
        </Actions>
      )}
    </section>
  )
}

function Signing({ sheetId, bench, save, revision, close }: Props & { readonly close: () => void }) {
  const t = useTexts(benchTexts)
  const lead = useRef<HTMLParagraphElement>(null)
  const [typed, setTyped] = useState(noSignature)
  const [attempt, setAttempt] = useState(0)
  const { mutateAsync, isPending, error, reset } = useSend(benchApi.signWorksheet)
  const isTyped = typed.signer !== '' || typed.strokes.length > 0
  useEffect(() => registerForm(() => isTyped), [isTyped])
  useEffect(() => lead.current?.focus(), [])
  const problems = (error?.fields ?? []).map(({ path, message }) => ({ fieldId: path, message }))
  const customer = bench.customer ?? ''

  async function send() {
    if (isPending || !(await save())) return
    const body = { revision: revision(), signature: signatureOf(typed, customer) }
    await mutateAsync({ params: { id: sheetId }, body }).then(close, () => setAttempt((count) => count + 1))
    await readBenchAgain()
  }

  return (
    <>
      <p ref={lead} tabIndex={-1}>
        {t('signature.lead')} {customer && t('signature.who', { customer })}
      </p>
      <FormErrorSummary problems={problems.length > 0 ? problems : error ? [{ message: error.message }] : []} attempt={attempt} />
      <SignatureFields
        signature={typed}
        setSignature={(next) => {
          if (error) reset()
          setTyped(next)
        }}
        usual={customer}
        notes={{ typed: t('signature.notes.typed'), printed: t('signature.notes.printed') }}
        problemOf={(path) => problems.find(({ fieldId }) => fieldId === path)?.message}
      />
      <Actions>
        <Button aria-disabled={isPending} onClick={() => void send()}>
          {t('signature.send')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('signature.back')}
        </Button>
      </Actions>
    </>
  )
}
