import { Button } from '#base/web/kit/Button.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { Input } from '#base/web/kit/Control.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type CheckItem, findings } from '../../arrival.ts'
import { conditionTexts } from '../../condition-texts.ts'
import { workshopTexts } from '../../texts.ts'
import styles from '../workshop.module.css'
import { type ArrivalEntry, type AskedForm, type EnteredCheck, restFine } from './arrival-entry.ts'

type Props = {
  readonly form: Pick<AskedForm, 'items' | 'locatorName'>
  readonly checks: ArrivalEntry['checks']
  readonly problemOf: (path: string) => string | undefined
  readonly setCheck: (item: CheckItem, check: EnteredCheck) => void
  readonly setChecks: (checks: ArrivalEntry['checks']) => void
}

/** The checklist. What is damaged is marked first, the rest with one press. */
export function ConditionFields({ form, checks, problemOf, setCheck, setChecks }: Props) {
  const t = useTexts(workshopTexts)
  const isWhole = form.items.every((item) => checks[item]?.finding)
  return (
    <section aria-labelledby="condition">
      <h3 id="condition">{t('arrival.conditionTitle')}</h3>
      {form.items.map((item) => (
        <Check
          key={item}
          item={item}
          locatorName={form.locatorName}
          check={checks[item]}
          // What was refused as missing is there once it is chosen.
          problem={checks[item]?.finding ? problemOf(`checks.${item}.note`) : problemOf(`checks.${item}`) && t('arrival.chooseCondition')}
          change={(check) => setCheck(item, check)}
        />
      ))}
      <p>
        <Button variant="quiet" aria-disabled={isWhole} onClick={() => setChecks(restFine(checks, form.items))}>
          {t('arrival.allFine')}
        </Button>
      </p>
    </section>
  )
}

type CheckProps = {
  readonly item: CheckItem
  readonly locatorName: string | null
  readonly check: EnteredCheck | undefined
  readonly problem: string | undefined
  readonly change: (check: EnteredCheck) => void
}

/** The id is the path the server refuses by. */
function Check({ item, locatorName, check, problem, change }: CheckProps) {
  const t = useTexts(workshopTexts)
  const condition = useTexts(conditionTexts)
  const id = `checks.${item}`
  const name = item === 'locator' && locatorName ? t('arrival.locator', { name: locatorName }) : condition(`items.${item}`)
  return (
    <FieldGroup name={id} label={name} problem={problem}>
      <Choices shape="row">
        {findings.map((finding) => (
          <Choice
            key={finding}
            type="radio"
            name={id}
            checked={check?.finding === finding}
            onChange={() => change({ finding, note: check?.note ?? '' })}
            label={finding === 'notCheckable' ? t('arrival.notKnown') : condition(`${finding}.${item}`)}
          />
        ))}
      </Choices>
      {check?.finding && check.finding !== 'fine' && (
        <Input
          className={styles.note}
          aria-label={t('arrival.note', { item: name })}
          placeholder={t('arrival.notePlaceholder')}
          maxLength={300}
          value={check.note}
          onChange={({ currentTarget }) => change({ ...check, note: currentTarget.value })}
        />
      )}
    </FieldGroup>
  )
}
