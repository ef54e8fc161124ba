import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BrandSheet } from '../../brand-sheet.ts'
import { worksheetTexts } from '../../texts.ts'
import type { BrandScreens } from './brand-screens.ts'

type Props = { readonly screens: BrandScreens; readonly view: BrandSheet; readonly onChanged: () => Promise<void> }

/** Printing, and sending what is closed. */
export function SheetActions({ screens, view, onChanged }: Props) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(screens.words)
  const formats = useFormats()
  const { news, tell } = useNews()
  const { step, begin, leave, end, onto } = useOpenStep<'send'>()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')
  const input = { params: { id: view.id } }

  async function attempt(failed: (reason: string) => string, act: () => Promise<void>): Promise<boolean> {
    setProblem('')
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(failed(error.message))
      // Opened again or sent by somebody else: the page says how it stands.
      if (error.status === 409) await onChanged()
      return false
    }
  }
  const print = () =>
    attempt(
      (reason) => t('brand.exportFailed', { reason }),
      () => openFile(screens.calls.pdf, input),
    )

  async function send() {
    setPending(true)
    const isSent = await attempt(
      (reason) => `${words('messages.sendFailed')} ${reason}`,
      async () => {
        await call(screens.calls.send, input)
        tell(words('messages.sent'))
        await onChanged()
      },
    )
    setPending(false)
    if (isSent) end()
    else leave()
  }

  if (step)
    return (
      <ConfirmStep
        title={t('brand.sendQuestion')}
        confirm={t('brand.send')}
        isPending={isPending}
        error={null}
        onConfirm={() => void send()}
        onBack={leave}
      >
        <p>{t('brand.sendText')}</p>
      </ConfirmStep>
    )
  return (
    <div>
      <News news={news} />
      <Actions>
        <Button variant="quiet" onClick={() => void print()}>
          {t('brand.pdf')}
        </Button>
        {view.maySend && (
          <Button ref={onto('send')} variant="quiet" onClick={() => begin('send')}>
            {t('brand.send')}
          </Button>
        )}
      </Actions>
      {view.sentAt && <Muted>{t('brand.sentOn', { at: formats.moment(view.sentAt) })}</Muted>}
      <ErrorText>{problem}</ErrorText>
    </div>
  )
}
