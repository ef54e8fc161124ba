import { useFormats } from '#base/web/formats.ts'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useNews } from '#base/web/use-news.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { courierApi, type ShownShipment } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'

type Props = { readonly requestId: number; readonly shipment: ShownShipment; readonly mayAsk: boolean; readonly onChanged: () => Promise<void> }

/** A parcel without news: since when, what the courier was asked and answered, and the form of whichever comes next. */
export function Enquiries({ requestId, shipment, mayAsk, onChanged }: Props) {
  const t = useTexts(courierTexts)
  const formats = useFormats()
  const { silence = null, enquiries = [] } = shipment.internal ?? {}
  const isAsked = enquiries[0]?.answer === null
  const { news, tell } = useNews()
  const form = (done: string) => ({
    requestId,
    shipmentId: shipment.id,
    async onChanged() {
      await onChanged()
      tell(done)
    },
  })
  return (
    <>
      {silence && (
        <Note tone={silence.mayBeLost ? 'danger' : 'warning'}>
          {t(silence.mayBeLost ? 'desk.enquiry.lost' : 'desk.enquiry.silent', { day: formats.day(silence.since), days: silence.days })}
        </Note>
      )}
      {/* Of a parcel that has come to its end something else is the news. */}
      {shipment.endedAt === null && <News news={news} />}
      {enquiries.length > 0 && (
        <List variant="events">
          {enquiries.map(({ askedAt, reference, note, answer, answeredAt }) => (
            <li key={askedAt}>
              {[t('desk.enquiry.asked', { at: formats.moment(askedAt) }), reference, note].filter(Boolean).join(' – ')}
              <div>
                {answer === null || answeredAt === null
                  ? t('desk.enquiry.waiting')
                  : t('desk.enquiry.answered', { at: formats.moment(answeredAt), answer })}
              </div>
            </li>
          ))}
        </List>
      )}
      <HeldForm>{mayAsk && isAsked && <AnswerForm key={enquiries[0]?.askedAt} {...form(t('desk.enquiry.answeredNews'))} />}</HeldForm>
      <HeldForm>{mayAsk && !isAsked && silence && <EnquiryForm {...form(t('desk.enquiry.askedNews'))} />}</HeldForm>
    </>
  )
}

type FormProps = { readonly requestId: number; readonly shipmentId: number; readonly onChanged: () => Promise<void> }

function EnquiryForm({ requestId, shipmentId, onChanged }: FormProps) {
  const t = useTexts(courierTexts)
  const send = useSend(courierApi.noteEnquiry)
  const form = useSchemaForm({
    schema: courierApi.noteEnquiry.body,
    values: { reference: '', note: '' },
    toBody: (typed) => ({ shipmentId, ...typed }),
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onChanged,
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <FormTextField control={form.control} path="reference" label={t('desk.enquiry.reference')} isOptional maxLength={60} autoComplete="off" />
      <FormLongTextField
        control={form.control}
        path="note"
        name="enquiryNote"
        label={t('desk.enquiry.question')}
        hint={t('desk.noteHint')}
        limit={300}
        rows={3}
      />
      <ErrorText>{send.error?.status === 422 ? null : send.error?.message}</ErrorText>
      <Actions>
        <Button type="submit" variant="quiet" aria-disabled={form.isSubmitting}>
          {t('desk.enquiry.ask')}
        </Button>
      </Actions>
    </form>
  )
}

function AnswerForm({ requestId, shipmentId, onChanged }: FormProps) {
  const t = useTexts(courierTexts)
  const send = useSend(courierApi.noteEnquiryAnswer)
  const form = useSchemaForm({
    schema: courierApi.noteEnquiryAnswer.body,
    values: { answer: '' },
    toBody: ({ answer }) => ({ shipmentId, answer }),
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onChanged,
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <FormLongTextField control={form.control} path="answer" label={t('desk.enquiry.answerAsked')} hint={t('desk.noteHint')} limit={300} rows={3} />
      <ErrorText>{send.error?.status === 422 ? null : send.error?.message}</ErrorText>
      <Actions>
        <Button type="submit" variant="quiet" aria-disabled={form.isSubmitting}>
          {t('desk.enquiry.answer')}
        </Button>
      </Actions>
    </form>
  )
}
