import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { Person } from '../person.ts'
import { accountTexts } from '../texts.ts'
import { switchCompany } from './switch-company.ts'

type Props = {
  readonly person: Person
  /** The session acts for the chosen company. */
  readonly onChosen: () => void
}

/** GAPS D12: whoever may act for several companies chooses at login; the one of last time stands first. */
export function CompanyChoice({ person: { customerId, memberships }, onChosen }: Props) {
  const t = useTexts(accountTexts)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const choose = async (accountId: number) => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const said = accountId === customerId ? null : await switchCompany(accountId)
    setBusy(false)
    if (said === null) onChosen()
    else setProblem(said)
  }
  return (
    <Card width="narrow">
      <p>{t('acting.lead')}</p>
      <List variant="cards">
        {memberships.map(({ accountId, company }) => (
          <li key={accountId}>
            <Button variant={accountId === customerId ? 'main' : 'quiet'} aria-disabled={busy} onClick={() => void choose(accountId)}>
              {company}
            </Button>
          </li>
        ))}
      </List>
      <ErrorText>{problem}</ErrorText>
    </Card>
  )
}
