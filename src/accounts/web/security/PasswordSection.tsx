import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { OwnPasswordForm } from '../OwnPasswordForm.tsx'
import { Section } from './Section.tsx'

export function PasswordSection() {
  const t = useTexts(securityTexts)
  const { step, begin, leave, end, onto } = useOpenStep<'change'>()
  const [isDone, setDone] = useState(false)

  function open() {
    setDone(false)
    begin('change')
  }
  function changed() {
    end()
    setDone(true)
    // The others ended with it.
    void readAgain(securityApi.listSessions)
  }
  return (
    <Section title={t('password.title')} text={t('password.text')} news={isDone ? t('password.done') : ''}>
      {step ? (
        <OwnPasswordForm done={changed} back={leave} />
      ) : (
        <Actions>
          <Button ref={onto('change')} variant="quiet" onClick={open}>
            {t('password.open')}
          </Button>
        </Actions>
      )}
    </Section>
  )
}
