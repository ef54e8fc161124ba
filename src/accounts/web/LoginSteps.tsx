import { useState } from 'react'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Props = {
  readonly email: string
  readonly setEmail: (email: string) => void
  /** With the address as far as it is known. */
  readonly forgotten: (email: string) => void
  /** There is no page title that has it. */
  readonly takesFocus?: boolean
}

/** SPEC 2: the login asks one thing after the other. Whether the address is known shows at no step. */
export function LoginSteps({ email, setEmail, forgotten, takesFocus = false }: Props) {
  const [step, setStep] = useState<'email' | 'password' | 'code'>('email')
  const [isBack, setBack] = useState(takesFocus)
  const [password, setPassword] = useState('')

  function otherEmail() {
    setPassword('')
    setBack(true)
    setStep('email')
  }
  function askPassword(typed: string) {
    setEmail(typed)
    setStep('password')
  }
  function askCode(typed: string) {
    setPassword(typed)
    setStep('code')
  }

  if (step === 'email') return <EmailStep email={email} isBack={isBack} next={askPassword} forgotten={forgotten} />
  if (step === 'code') return <CodeStep email={email} password={password} otherEmail={otherEmail} />
  return <PasswordStep email={email} codeNeeded={askCode} otherEmail={otherEmail} forgotten={() => forgotten(email)} />
}
