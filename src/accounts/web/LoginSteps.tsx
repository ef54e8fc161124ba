import { useState } from 'react'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Props = { readonly email: string; readonly setEmail: (email: string) => void; readonly forgotten: () => void }

/** SPEC 2: the login asks one thing after the other. Whether the address is known shows at no step. */
export function LoginSteps({ email, setEmail, forgotten }: Props) {
  const [step, setStep] = useState<'email' | 'password' | 'code'>('email')
  const [isBack, setBack] = useState(false)
  const [password, setPassword] = useState('')

  function otherEmail() {
    setPassword('')
    setBack(true)
    setStep('email')
  }

  if (step === 'email') return <EmailStep email={email} setEmail={setEmail} isBack={isBack} next={() => setStep('password')} forgotten={forgotten} />
  if (step === 'code') return <CodeStep email={email} password={password} otherEmail={otherEmail} />
  return (
    <PasswordStep
      email={email}
      password={password}
      setPassword={setPassword}
      codeNeeded={() => setStep('code')}
      otherEmail={otherEmail}
      forgotten={forgotten}
    />
  )
}
