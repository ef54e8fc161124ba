import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { companyTexts } from '../../texts.ts'
import styles from '../companies.module.css'

type Props = { readonly companyId: number; readonly wantsStatement: boolean; readonly onDone: (words: string) => Promise<void> }

/** Whether the administrators are mailed what each month was like. */
export function MonthlyStatement({ companyId, wantsStatement, onDone }: Props) {
  const t = useTexts(companyTexts)
  const send = useSend(companiesApi.setCompanyStatement)
  const change = () =>
    send.mutateAsync({ params: { companyId }, body: { wantsStatement: !wantsStatement } }).then(
      () => onDone(t(wantsStatement ? 'statement.nowOff' : 'statement.nowOn')),
      () => undefined,
    )
  return (
    <section className={styles.section} aria-labelledby="company-statement">
      <h2 id="company-statement">{t('statement.title')}</h2>
      <p>{t(wantsStatement ? 'statement.on' : 'statement.off')}</p>
      <ErrorText>{send.error?.message}</ErrorText>
      <Actions>
        <Button variant="quiet" aria-disabled={send.isPending} onClick={() => void change()}>
          {t(wantsStatement ? 'statement.turnOff' : 'statement.turnOn')}
        </Button>
      </Actions>
    </section>
  )
}
