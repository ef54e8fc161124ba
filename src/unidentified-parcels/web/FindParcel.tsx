import { useNavigate } from 'react-router'
import { SearchForm } from '#base/web/kit/SearchForm.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { unidentifiedParcelTexts } from '../texts.ts'

/** Looks among all parcels, settled ones too, for a code. */
export function FindParcel({ code }: { readonly code: string }) {
  const t = useTexts(unidentifiedParcelTexts)
  const navigate = useNavigate()
  return (
    <SearchForm
      name="code"
      label={t('find')}
      hint={t('findHint')}
      maxLength={60}
      text={code || undefined}
      find={(sought) => void navigate(paths.deskParcels(sought))}
      clear={{ words: t('clear'), to: paths.deskParcels() }}
    />
  )
}
