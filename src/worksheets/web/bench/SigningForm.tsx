import { useEffect, useState } from 'react'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { mayLeave, registerForm } from '#base/web/forms/unsaved-forms.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type Signature, signature } from '#signatures/signature.ts'
import { SignatureFields } from '#signatures/web/SignatureFields.tsx'
import { noSignature, signatureOf } from '#signatures/web/typed-signature.ts'
import { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'
import { benchTexts } from '../../bench-texts.ts'
import { waitingPieces } from '../kept/piece-store.ts'
import { sendPieces } from '../kept/send-pieces.ts'
import { readBenchAgain } from './use-bench.ts'

export type SigningProps = {
  readonly sheetId: number
  readonly bench: BenchView
  /** Saves what was typed; false when it could not be. */
  readonly save: () => Promise<boolean>
  /** Up to which the screen shows the sheet. */
  readonly revision: () => number
  /** Of sheets that are filled where there may be no network: what was signed waits on the phone until the server has it. */
  readonly away?: SigningAway | null
}

export type SigningAway = {
  /** Of what the customer reads on the screen; null: it is not whole. */
  readonly contentSha256: () => Promise<string | null>
  /** The last saving found no server. */
  readonly isCutOff: () => boolean
}

type Props = SigningProps & { readonly signed: () => void; readonly leave: () => void }

/** The screen that is turned to the customer. */
export function SigningForm({ sheetId, bench, save, revision, away = null, signed, leave }: Props) {
  const t = useTexts(benchTexts)
  const [typed, setTyped] = useState(noSignature)
  const [attempt, setAttempt] = useState(0)
  const { mutateAsync, isPending, error, reset } = useSend(benchApi.signWorksheet)
  const isTyped = typed.signer !== '' || typed.strokes.length > 0
  useEffect(() => registerForm(() => isTyped), [isTyped])
  const problems = (error?.fields ?? []).map(({ path, message }) => ({ fieldId: path, message }))
  const customer = bench.customer ?? ''
  const accountId = useOwnId()
  const [notKept, setNotKept] = useState('')

  /** On the phone first, so that nothing that happens on the way loses it. */
  async function keep(given: Signature, contentSha256: string) {
    const piece = {
      key: newKey(),
      sheetId,
      accountId,
      at: Date.now(),
      refused: null,
      what: { kind: 'signature', signature: given, contentSha256 },
    } as const
    if (!(await waitingPieces.put(piece))) return setNotKept(t('signature.notKept'))
    signed()
    void sendPieces(accountId)
  }

  async function send() {
    if (isPending) return
    const isSaved = await save()
    const contentSha256 = away && (isSaved || away.isCutOff()) ? await away.contentSha256() : null
    if (contentSha256 !== null) {
      const given = signature.safeParse(signatureOf(typed, customer))
      if (given.success) return keep(given.data, contentSha256)
      setAttempt((count) => count + 1)
      return setNotKept(t('signature.incomplete'))
    }
    if (!isSaved) return
    const body = { revision: revision(), signature: signatureOf(typed, customer) }
    await mutateAsync({ params: { id: sheetId }, body }).then(signed, () => setAttempt((count) => count + 1))
    await readBenchAgain()
  }

  const goBack = () => void mayLeave(() => isTyped).then((may) => may && leave())
  // What it says first stands for its heading.
  const { place, heading } = useStepPlace<HTMLParagraphElement>(goBack, isPending)

  return (
    <div {...place}>
      <p {...heading}>
        {t('signature.lead')} {customer && t('signature.who', { customer })}
      </p>
      <FormErrorSummary
        problems={problems.length > 0 ? problems : error || notKept ? [{ message: error?.message ?? notKept }] : []}
        attempt={attempt}
      />
      <SignatureFields
        signature={typed}
        setSignature={(next) => {
          if (error) reset()
          setNotKept('')
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
        <Button variant="quiet" onClick={goBack}>
          {t('signature.back')}
        </Button>
      </Actions>
    </div>
  )
}
