import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { personalDataApi } from '../personal-data.api.ts'
import { personalDataTexts } from '../texts.ts'

/** `/adataim`: the link to one's data, for whoever has no account. */
export default function MyDataLinkPage() {
  const t = useTexts(personalDataTexts)
  const [isSent, setSent] = useState(false)
  const form = useSchemaForm({
    schema: personalDataApi.askDataLink.body,
    values: { email: '' },
    send: (body) => call(personalDataApi.askDataLink, { body }),
    onSent: () => setSent(true),
  })
  const early = useEarlyTyping(form.adopt)
  return (
    <>
      <PageTitle key={String(isSent)}>{t(isSent ? 'link.sentTitle' : 'link.title')}</PageTitle>
      {isSent ? (
        <Card as="div" width="narrow" role="status">
          <p>{t('link.sent')}</p>
        </Card>
      ) : (
        <Card as="form" width="narrow" ref={early.form} noValidate onSubmit={(event) => void form.submit(event)}>
          <FormErrorSummary problems={form.problems} attempt={form.attempt} />
          <p>{t('link.lead')}</p>
          <FormTextField control={form.control} path="email" label={t('link.email')} type="email" autoComplete="email" required />
          <Actions shape="wide">
            <Button type="submit" disabled={!early.isReady} aria-disabled={form.isSubmitting}>
              {t(form.isSubmitting ? 'link.sending' : 'link.submit')}
            </Button>
          </Actions>
        </Card>
      )}
    </>
  )
}
