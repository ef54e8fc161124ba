import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi } from '../invoices.api.ts'
import { invoiceTexts } from '../texts.ts'

type Props = {
  readonly requestId: number
  readonly offered: readonly { readonly id: number; readonly name: string }[]
  readonly chosen: number
  /** An employee chooses for the customer. */
  readonly atDesk?: boolean
}

/** How the customer wants to pay, of what is offered for this request. */
export function ChooseMethod({ requestId, offered, chosen, atDesk = false }: Props) {
  const t = useTexts(invoiceTexts)
  const send = useSend(invoicesApi.choosePaymentMethod)
  const { news, tell } = useNews()
  const form = useSchemaForm({
    schema: invoicesApi.choosePaymentMethod.body,
    values: { paymentMethod: String(chosen) },
    toBody: ({ paymentMethod }) => ({ paymentMethod: Number(paymentMethod) }),
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: async (answer) => {
      const method = answer.paymentMethods.find(({ id }) => id === answer.paymentMethod)?.name
      if (method) tell(t('method.saved', { method }))
      await readAgain(invoicesApi.listInvoices)
    },
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate data-asks>
      <FormSelectField
        control={form.control}
        path="paymentMethod"
        name={`paymentMethod${requestId}`}
        label={t(atDesk ? 'facts.method' : 'method.label')}
        hint={atDesk ? undefined : t('method.hint')}
      >
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <ErrorText>{send.error?.message}</ErrorText>
      <Actions>
        <SendButton type="submit" variant="quiet" isSending={form.isSubmitting}>
          {t('method.save')}
        </SendButton>
      </Actions>
      <Note tone="success" role="status">
        {news.words}
      </Note>
    </form>
  )
}
