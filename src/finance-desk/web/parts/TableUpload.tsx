import type { Endpoint, Output } from '#base/endpoint.ts'
import type { CallInput } from '#base/web/call.ts'
import { DropZone } from '#base/web/kit/inside/DropZone.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

/** What browsers call tables; some systems know no name for them. The server looks at what is in the file. */
const types = ['text/csv', 'text/plain', 'text/xml', 'application/xml', 'application/vnd.ms-excel', 'application/csv', '']

type Props<E extends Endpoint> = {
  readonly endpoint: E
  readonly id: string
  readonly label: string
  readonly hint: string
  /** What is sent with the file chosen. */
  readonly inputOf: (file: File) => CallInput<E>
  readonly wordsOf: (answer: Output<E>) => string
  readonly onDone: (answer: Output<E>) => unknown
}

/** A file of a bank or a courier, and what became of it. */
export function TableUpload<E extends Endpoint>({ endpoint, id, label, hint, inputOf, wordsOf, onDone }: Props<E>) {
  const t = useTexts(financeTexts)
  const sending = useSend(endpoint)
  const take = ([file]: readonly File[]) => file && sending.mutate(inputOf(file), { onSuccess: onDone })
  return (
    <div className={styles.upload}>
      <DropZone
        id={id}
        label={label}
        hint={hint}
        accept={types}
        isDisabled={sending.isPending}
        problem={sending.error?.message ?? null}
        onFiles={take}
      />
      <Note as="div" role="status" tone={sending.isPending ? 'plain' : 'success'}>
        {sending.isPending ? t('file.working') : sending.data ? wordsOf(sending.data) : null}
      </Note>
    </div>
  )
}
