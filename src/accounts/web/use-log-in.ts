import { useLanguage } from '#base/web/language.tsx'
import { type Credentials, logIn } from './log-in.ts'

/** Logs in; from then on the portal speaks the language of the account (SPEC 1), until another is chosen. */
export function useLogIn() {
  const { choose } = useLanguage()
  return async (credentials: Credentials) => {
    const language = await logIn(credentials)
    if (language) choose(language)
  }
}
