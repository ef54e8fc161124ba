import { useState } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { heldRequestApi } from '../../held-request.api.ts'
import { type PreparationAnswer, type PreparationItem, preparationAnswers, wordOfPreparation } from '../../preparation.ts'
import { preparationTexts } from '../../preparation-texts.ts'

type Props = { readonly crmRequestId: number; readonly isSale: boolean }

/** What is to be done with the device before the courier comes. Each answer is stored as it is given, and the hand-over sheet prints it. */
export function PreparationCard({ crmRequestId, isSale }: Props) {
  const t = useTexts(preparationTexts)
  const { data, error, refetch } = useCall(heldRequestApi.showPreparation, { params: { id: crmRequestId } })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  if (data && (!data.isOpen || data.steps.length === 0)) return null
  const answered = data?.steps.filter(({ answer }) => answer !== null).length ?? 0
  return (
    <Card aria-labelledby="preparation">
      <h2 id="preparation">{t('title')}</h2>
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!error && !data && <Loading />}
      {data && (
        <>
          <p data-asks>{t(isSale ? 'leadOfSale' : 'lead')}</p>
          <Muted as="p" role="status" data-asks>
            {t('progress', { answered, total: data.steps.length })} {isSaved && t('saved')}
          </Muted>
          <ErrorText>{problem}</ErrorText>
          {data.steps.map((step) => (
            <Step
              key={step.id}
              crmRequestId={crmRequestId}
              isSale={isSale}
              step={step}
              tell={(refused) => {
                setProblem(refused)
                setSaved(refused === null)
              }}
            />
          ))}
        </>
      )}
    </Card>
  )
}

type StepProps = Props & { readonly step: PreparationItem; readonly tell: (problem: string | null) => void }

function Step({ crmRequestId, isSale, step: { id, text, answer }, tell }: StepProps) {
  const t = useTexts(preparationTexts)
  const send = useSend(heldRequestApi.answerPreparation)
  // What was just chosen shows at once; when it is refused, what is stored shows again.
  const [wanted, setWanted] = useState<PreparationAnswer | null>(null)
  const given = wanted ?? answer
  const isSettled = (settled: PreparationAnswer) => setWanted((now) => (now === settled ? null : now))
  function choose(chosen: PreparationAnswer) {
    setWanted(chosen)
    send.mutate(
      { params: { id: crmRequestId }, body: { stepId: id, answer: chosen } },
      {
        async onSuccess() {
          await readAgain(heldRequestApi.showPreparation)
          isSettled(chosen)
          // The hand-over sheet prints the answers.
          void readAgain(documentsApi.documentsOfRequest)
          tell(null)
        },
        onError({ message }) {
          isSettled(chosen)
          tell(message)
        },
      },
    )
  }
  return (
    <FieldGroup name={`preparation-${id}`} label={text} isWide>
      {/* On paper stands what was answered. */}
      <div data-asks={given === null || undefined}>
        <Choices shape="chips">
          {preparationAnswers.map((each) => (
            <Choice
              key={each}
              type="radio"
              name={`preparation-${id}-answer`}
              value={each}
              label={t(wordOfPreparation(each, isSale))}
              checked={given === each}
              onChange={() => choose(each)}
            />
          ))}
        </Choices>
      </div>
    </FieldGroup>
  )
}
