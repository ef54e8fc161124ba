import { call } from '#base/web/call.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companyRequestsApi } from '../../company-requests.api.ts'
import { newView, type SavedView } from '../../saved-view.ts'
import { companyRequestTexts } from '../../texts.ts'

type Props = {
  /** Null: a new one. */
  readonly view: SavedView | null
  /** What is shown, as an address. */
  readonly shown: string
  /** Given what was done. */
  readonly close: (words?: string) => void
}

/** A view's name, and whether the list opens with it. Of another tab that changed it meanwhile both stand side by side. */
export function ViewDialog({ view, shown, close }: Props) {
  const t = useTexts(companyRequestTexts)
  const remove = useSend(companyRequestsApi.deleteRequestView)
  const finish = async (words: string) => {
    await readAgain(companyRequestsApi.listRequestViews)
    close(words)
  }
  const form = useSchemaForm({
    schema: newView,
    values: { name: view?.name ?? '', isDefault: view?.isDefault ?? false },
    toBody: (typed) => ({ ...typed, address: shown }),
    async send(body) {
      if (view === null) return call(companyRequestsApi.addRequestView, { body })
      return call(companyRequestsApi.changeRequestView, { params: { viewId: view.id }, body: { ...body, version: view.version } })
    },
    onSent: ({ name }) => finish(t('views.saved', { name })),
    overtaken: {
      now: async () => {
        const now = (await readNow(companyRequestsApi.listRequestViews, {})).views.find(({ id }) => id === view?.id)
        return now ? { name: now.name, isDefault: now.isDefault } : null
      },
      names: { name: t('views.name'), isDefault: t('views.isDefault') },
      inWords: { isDefault: (held) => (held ? '✓' : '–') },
    },
  })
  const leave = () => void form.leave(close)
  return (
    <Dialog title={view ? t('views.dialogChange', { name: view.name }) : t('views.dialogNew')} onClose={leave}>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        {!view && <p>{t('views.dialogLead')}</p>}
        <FormTextField control={form.control} path="name" label={t('views.name')} maxLength={60} autoComplete="off" />
        <FormTickField control={form.control} path="isDefault" label={t('views.isDefault')} />
        <FormEnd form={form} confirm={t('views.confirm')} onCancel={leave} />
        {view && (
          <>
            <ErrorText>{remove.error?.message}</ErrorText>
            <Button
              variant="danger"
              aria-disabled={remove.isPending}
              onClick={() =>
                !remove.isPending &&
                remove.mutate({ params: { viewId: view.id } }, { onSuccess: () => finish(t('views.deleted', { name: view.name })) })
              }
            >
              {t('views.delete')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  )
}
