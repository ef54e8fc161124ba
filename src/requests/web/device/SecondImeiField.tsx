import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import { TextField } from '../fields/TextField.tsx'

/** A phone with two SIM cards has two IMEIs. */
export function SecondImeiField({ isOptional }: { readonly isOptional: boolean }) {
  const t = useTexts(requestTexts)
  return (
    <TextField
      path="serviceRequest.imei2"
      label={t('identifier.second')}
      hint={t('identifier.secondHint')}
      isOptional={isOptional}
      inputMode="numeric"
      autoComplete="off"
      size="middle"
      isCheckedLive
    />
  )
}
