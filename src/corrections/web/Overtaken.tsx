import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { correctionTexts } from '../texts.ts'
import styles from './corrections.module.css'

type Row = { readonly name: string; readonly mine: string; readonly theirs: string }
type Props = { readonly rows: readonly Row[]; readonly settle: (isTheirs: boolean) => void }

/** Somebody else was quicker: what was typed stays in the fields, beside what stands there now; the employee says which goes on. */
export function Overtaken({ rows, settle }: Props) {
  const t = useTexts(correctionTexts)
  return (
    <div className={styles.form}>
      <Note tone="warning" role="alert">
        {t('overtaken.title')}. {t('overtaken.lead')}
      </Note>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('overtaken.field')}</th>
            <th scope="col">{t('overtaken.mine')}</th>
            <th scope="col">{t('overtaken.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{mine || t('none')}</td>
              <td>{theirs || t('none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Actions>
        <Button variant="quiet" onClick={() => settle(true)}>
          {t('overtaken.take')}
        </Button>
        <Button variant="quiet" onClick={() => settle(false)}>
          {t('overtaken.keep')}
        </Button>
      </Actions>
    </div>
  )
}
