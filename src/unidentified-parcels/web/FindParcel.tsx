import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import styles from './parcels.module.css'

/** Looks among all parcels, settled ones too, for a code. */
export function FindParcel({ code }: { readonly code: string }) {
  const t = useTexts(unidentifiedParcelTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(code)
  function find(event: FormEvent) {
    event.preventDefault()
    void navigate(paths.deskParcels(typed.trim()))
  }
  return (
    <search>
      <form onSubmit={find} noValidate className={styles.find}>
        <TextField
          name="code"
          type="search"
          autoComplete="off"
          maxLength={60}
          label={t('find')}
          hint={t('findHint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Actions>
          <Button type="submit" variant="quiet">
            {t('go')}
          </Button>
          {code && <ChipLink to={paths.deskParcels()}>{t('clear')}</ChipLink>}
        </Actions>
      </form>
    </search>
  )
}
