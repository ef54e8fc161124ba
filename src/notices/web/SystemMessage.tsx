import { useEffect, useState } from 'react'
import { call } from '#base/web/call.ts'
import { Toast } from '#base/web/kit/Toast.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { productCode, type SystemInfo } from '#catalogue/system-info.ts'
import styles from './SystemMessage.module.css'

/** The system message as a snackbar (SPEC 2); shown when the server has one (status 200). */
export function SystemMessage({ onClose }: { readonly onClose: () => void }) {
  const [info, setInfo] = useState<SystemInfo | null>(null)

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

  return (
    <Toast onClose={onClose}>
      {info && (
        <>
          <p className={styles.title}>{info.title}</p>
          {info.status === 200 && <RichText html={info.description} className={styles.text} />}
        </>
      )}
    </Toast>
  )
}
