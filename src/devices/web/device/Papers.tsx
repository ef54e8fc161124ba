import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { documentTexts } from '#documents/texts.ts'
import { paths } from '#paths.ts'
import type { Paper } from '../../device.ts'
import styles from '../devices.module.css'

/** Documents by their kind; each opens in the document viewer. */
export function Papers({ papers }: { readonly papers: readonly Paper[] }) {
  const t = useTexts(documentTexts)
  return (
    <ul className={styles.documents}>
      {papers.map(({ token, worksheetId, documentType, name }) => (
        <li key={token}>
          <Link to={paths.documentViewer(worksheetId, token)}>{t('list.of', { type: t(`types.${documentType}`), name })}</Link>
        </li>
      ))}
    </ul>
  )
}
