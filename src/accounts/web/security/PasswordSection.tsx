import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { OwnPasswordForm } from '../OwnPasswordForm.tsx'
import { Section } from './Section.tsx'

export function PasswordSection() {
  const t = useTexts(securityTexts)
  const { step, begin, leave, end, onto } = useOpenStep<'change'>()
  const { news, tell, forget } = useNews()

  function open() {
    forget()
    begin('change')
  }
  function changed() {
    end()
    tell(t('password.done'))
    // The others ended with it.
    void readAgain(securityApi.listSessions)
  }
  return (
    <Section title={t('password.title')} text={t('password.text')} news={news}>
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
