import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { News } from '#base/web/kit/News.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { correctionsApi } from '../corrections.api.ts'
import { correctionTexts } from '../texts.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import type { FormSubject } from './correction-values.ts'
import { MadeCorrections } from './MadeCorrections.tsx'

type Props = { readonly requestId: number; readonly onChanged: () => unknown }

/** What may be corrected about a request, by its form, and what was. Nothing where there is neither. */
export function CorrectionsPanel({ requestId, onChanged }: Props) {
  const t = useTexts(correctionTexts)
  const { step: open, begin, leave, end, onto } = useOpenStep<FormSubject>()
  const { news, tell, forget } = useNews()
  const { data, error, refetch } = useCall(correctionsApi.showCorrectable, { params: { id: requestId } }, { staleTime: 0 })
  if (error && !data) return error.status === 403 ? null : <ErrorState error={error} retry={refetch} />
  if (!data) return null
  // A moved pickup has its own button, beside the pickup.
  const subjects = data.subjects.filter((subject) => subject !== 'pickup')
  if (subjects.length === 0 && data.made.length === 0) return null

  async function reread() {
    await onChanged()
    return (await refetch()).data ?? data
  }
  function done(said: string) {
    end()
    tell(said)
  }

  return (
    <Card edge="accent" aria-labelledby="corrections-title">
      <h2 id="corrections-title">{t('title')}</h2>
      <News news={news} />
      {open ? (
        <CorrectionForm
          key={open}
          requestId={requestId}
          subject={open}
          correctable={data}
          reread={async () => (await reread()) ?? data}
          onDone={done}
          onCancel={leave}
        />
      ) : (
        <>
          {subjects.length > 0 && <p>{t('lead')}</p>}
          <Actions>
            {subjects.map((subject) => (
              <Button
                key={subject}
                ref={onto(subject)}
                variant="quiet"
                onClick={() => {
                  forget()
                  begin(subject)
                }}
              >
                {t(`subjects.${subject}`)}
              </Button>
            ))}
          </Actions>
        </>
      )}
      <MadeCorrections made={data.made} />
    </Card>
  )
}
