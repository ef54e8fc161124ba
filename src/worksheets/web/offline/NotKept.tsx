import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'

type Props = {
  readonly what: 'day' | 'sheet'
  /** Where what is kept is found. */
  readonly kept: string
}

/** Without a network, and the phone does not keep what was asked for. */
export function NotKept({ what, kept }: Props) {
  const t = useTexts(worksheetTexts)
  return (
    <EmptyState title={t(`offline.notKept.${what}`)}>
      <p>{t('offline.notKept.how')}</p>
      <ButtonLink variant="quiet" to={kept}>
        {t('offline.notKept.toKept')}
      </ButtonLink>
    </EmptyState>
  )
}
