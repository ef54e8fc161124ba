import { useState } from 'react'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'
import { EndOfForm } from './EndOfForm.tsx'
import { OwnPasswordForm } from './OwnPasswordForm.tsx'

/** `/iranyitopult/jelszo-modositasa`: a new password for whoever is logged in. */
export default function ChangePasswordPage() {
  const t = useTexts(accountTexts)
  const [isDone, setDone] = useState(false)
  return (
    <>
      <PageTitle>{t('ownPassword.title')}</PageTitle>
      {isDone ? <EndOfForm title={t('ownPassword.doneTitle')} text={t('ownPassword.done')} /> : <OwnPasswordForm done={() => setDone(true)} />}
    </>
  )
}
