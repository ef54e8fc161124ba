import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { documentTexts } from '#documents/texts.ts'
import { paths } from '#paths.ts'
import type { DeviceDocument } from '../../device.ts'
import styles from '../devices.module.css'

/** Documents by their kind; each opens in the document viewer. */
export function DeviceDocuments({ purchaseDocuments }: { readonly purchaseDocuments: readonly DeviceDocument[] }) {
  const t = useTexts(documentTexts)
  return (
    <ul className={styles.documents}>
      {purchaseDocuments.map(({ token, worksheetId, title, name }) => (
        <li key={token}>
          <Link to={paths.documentViewer(worksheetId, token)}>{t('list.of', { type: t(`titles.${title}`), name })}</Link>
        </li>
      ))}
    </ul>
  )
}
