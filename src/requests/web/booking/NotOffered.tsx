import { ButtonLink } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'

type Props = { readonly brand: string; readonly back: string }

/** The brand is repaired, but not so: SPEC 2, no warranty form for Apple. */
export function NotOffered({ brand, back }: Props) {
  const t = useTexts(requestTexts)
  return (
    <>
      <PageTitle>{t('page.notOffered', { brand })}</PageTitle>
      <p>{t('page.notOfferedText')}</p>
      <ButtonLink to={back}>{t('page.toBrand')}</ButtonLink>
    </>
  )
}
