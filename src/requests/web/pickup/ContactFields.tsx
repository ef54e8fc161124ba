import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { TextField } from '../fields/TextField.tsx'

type Props = { readonly address: 'deliveryInAddress' | 'deliveryOutAddress' }

/** Whom the courier meets, where it is not the customer. */
export function ContactFields({ address }: Props) {
  const t = useTexts(laterTexts)
  return (
    <>
      <TextField path={`${address}.contactName`} label={t('person.contactName')} autoComplete="off" autoCapitalize="words" />
      <TextField
        path={`${address}.contactPhone`}
        label={t('person.contactPhone')}
        hint={t('person.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        size="middle"
        isCheckedLive
      />
    </>
  )
}
