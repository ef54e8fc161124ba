import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '#base/web/call.ts'
import { RichText } from '#base/web/RichText.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { productCode, type SystemInfo } from '#catalogue/system-info.ts'
import styles from './SystemMessage.module.css'

/** SPEC 9: how long the message stays, unless somebody is reading it. */
const shownFor = 7000

/** The system message as a snackbar (SPEC 2); shown when the server has one (status 200). */
export function SystemMessage({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(baseTexts)
  const [info, setInfo] = useState<SystemInfo | null>(null)
  const [isRead, setRead] = useState(false)

  useEffect(() => {
    let isWanted = true
    call(catalogueApi.showSystemInfo, { params: { code: productCode } }).then(
      (answer) => isWanted && setInfo(answer),
      () => isWanted && onClose(),
    )
    return () => {
      isWanted = false
    }
  }, [onClose])

  useEffect(() => {
    if (!info || isRead) return
    const timer = setTimeout(onClose, shownFor)
    return () => clearTimeout(timer)
  }, [info, isRead, onClose])

  return (
    <div
      className={styles.message}
      role="status"
      hidden={!info}
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {info && (
        <>
          <div>
            <p className={styles.title}>{info.title}</p>
            {info.status === 200 && <RichText html={info.description} className={styles.text} />}
          </div>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <IconX size={20} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  )
}
