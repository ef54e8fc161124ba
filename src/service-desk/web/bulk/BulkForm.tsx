import { type FormEvent, useState } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type BulkStep, keyOfBulkStep } from '../../bulk-step.ts'
import { deskTexts } from '../../texts.ts'
import styles from './bulk.module.css'
import { StepDetail } from './StepDetail.tsx'
import { type BulkKind, bulkKinds, stepOf, tellsCustomer } from './step-of.ts'

type Props = {
  readonly count: number
  /** Why the last try did nothing at all. */
  readonly problem: string | null
  readonly take: (step: BulkStep) => void
  readonly close: () => void
}

/** Which step, and what it needs to be told. Only the steps this employee may take are offered. */
export function BulkForm({ count, problem, take, close }: Props) {
  const t = useTexts(deskTexts)
  const base = useTexts(baseTexts)
  const session = useSession()
  const keys = session.kind === 'signedIn' ? session.permissionKeys : []
  const offered = bulkKinds.filter((kind) => keys.includes(keyOfBulkStep[kind]))
  const [kind, setKind] = useState<BulkKind | undefined>()
  const [detail, setDetail] = useState('')
  const step = kind && stepOf(kind, detail)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (step) take(step)
  }

  return (
    <form onSubmit={submit}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t('bulk.failed')}: {problem}
        </p>
      )}
      <SelectField
        name="bulk-step"
        label={t('bulk.step')}
        required
        value={kind ?? ''}
        onChange={({ currentTarget }) => {
          setKind(offered.find((one) => one === currentTarget.value))
          setDetail('')
        }}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {t(`bulk.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      {kind && <StepDetail kind={kind} value={detail} setValue={setDetail} />}
      {kind && tellsCustomer(kind) && <p className={styles.tells}>{t('bulk.tells')}</p>}
      <p className={styles.actions}>
        <Button type="submit">{t('bulk.doIt', { count })}</Button>
        <Button variant="quiet" onClick={close}>
          {base('close')}
        </Button>
      </p>
    </form>
  )
}
