import { useWatch } from 'react-hook-form'
import { figure } from '#base/web/forms/figure.ts'
import { FormLongTextField, FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { insurerApi } from '../../insurer.api.ts'
import { insurerAnswers } from '../../insurer.ts'
import { insurerTexts } from '../../insurer-texts.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly insurerVersion: number
  readonly onNoted: () => Promise<void>
}

/** What the insurer said: all, all but the own share, or nothing. */
export function InsurerAnswerForm({ requestId, version, insurerVersion, onNoted }: Props) {
  const t = useTexts(insurerTexts)
  const note = useSend(insurerApi.noteInsurerAnswer)
  const form = useSchemaForm({
    schema: insurerApi.noteInsurerAnswer.body,
    values: { answer: '', ownShare: '', answerNote: '' },
    toBody: ({ answer, ownShare, answerNote }) => ({
      version,
      insurerVersion,
      answer: answer || undefined,
      ownShare: answer === 'part' ? figure(ownShare) : null,
      note: answerNote,
    }),
    fieldAt: (path) => (path === 'note' ? 'answerNote' : path),
    missing: { answer: t('missing') },
    send: (body) => note.mutateAsync({ params: { id: requestId }, body }),
    onSent: onNoted,
  })
  const { control } = form
  const answer = useWatch({ control, name: 'answer' })
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void form.submit(event)} noValidate aria-labelledby="insurer-answer">
      <h2 id="insurer-answer">{t('answerTitle')}</h2>
      <p>{t('answerLead')}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormSelectField control={control} path="answer" label={t('answer')}>
        {insurerAnswers.map((one) => (
          <option key={one} value={one}>
            {t(`answers.${one}`)}
          </option>
        ))}
      </FormSelectField>
      {answer === 'part' && <FormTextField control={control} path="ownShare" label={t('ownShare')} hint={t('ownShareHint')} inputMode="numeric" />}
      <FormLongTextField control={control} path="answerNote" label={t('answerNote')} isOptional limit={3000} />
      <Actions>
        <SendButton type="submit" isSending={form.isSubmitting}>
          {t('save')}
        </SendButton>
      </Actions>
    </Card>
  )
}
