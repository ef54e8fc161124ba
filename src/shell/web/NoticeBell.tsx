import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { shellTexts } from '../texts.ts'

const SystemMessage = lazy(async () => ({ default: (await import('#notices/web/SystemMessage.tsx')).SystemMessage }))

/** SPEC 2: the badge of the bell always says one. */
const newMessages = 1

type Props = { readonly className?: string; readonly badgeClassName?: string }

/** Shows the system message for seven seconds; pressed again, once more. */
export function NoticeBell({ className, badgeClassName }: Props) {
  const t = useTexts(shellTexts)
  const [shown, setShown] = useState(0)
  const close = useCallback(() => setShown(0), [])
  return (
    <>
      <IconButton label={t('notices.open', { count: String(newMessages) })} className={className} onClick={() => setShown(shown + 1)}>
        <IconBell size={22} aria-hidden="true" />
        <span className={badgeClassName} aria-hidden="true">
          {newMessages}
        </span>
      </IconButton>
      {shown > 0 && (
        <Suspense fallback={null}>
          <SystemMessage key={shown} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
