import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useCameBack } from '#base/web/use-came-back.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { OwnPasswordForm } from '../OwnPasswordForm.tsx'
import { Section } from './Section.tsx'

export function PasswordSection() {
  const t = useTexts(securityTexts)
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  const { note, onto } = useCameBack<'open'>()
  const isOpen = state === 'open'

  function begin() {
    note(null)
    setState('open')
  }
  function leave() {
    note('open')
    setState('closed')
  }
  function changed() {
    setState('done')
    // The others ended with it.
    void readAgain(securityApi.listSessions)
  }
  return (
    <Section title={t('password.title')} text={t('password.text')} news={state === 'done' ? t('password.done') : ''}>
      {isOpen ? (
        <OwnPasswordForm done={changed} back={leave} />
      ) : (
        <Actions>
          <Button ref={onto('open')} variant="quiet" onClick={begin}>
            {t('password.open')}
          </Button>
        </Actions>
      )}
    </Section>
  )
}
