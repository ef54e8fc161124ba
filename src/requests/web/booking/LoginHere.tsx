import { useState } from 'react'
import { LoginInPlace } from '#accounts/web/LoginInPlace.tsx'
import { LoginNeeded } from '#base/web/kit/LoginNeeded.tsx'
import { publicPaths } from '#public-paths.ts'

/** SPEC 2: a protected service says that login is needed, and asks for it on the spot. */
export function LoginHere({ onLoggedIn = () => {} }: { readonly onLoggedIn?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LoginNeeded login={publicPaths.login()} onLogin={() => setOpen(true)} />
      <LoginInPlace isOpen={isOpen} onClose={() => setOpen(false)} onLoggedIn={onLoggedIn} />
    </>
  )
}
