import { IconCamera } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskTexts } from '../../texts.ts'
import { watchCamera } from './camera.ts'
import styles from './scan.module.css'

/** The phone's own camera, where the browser reads codes. It is on only while it is wanted. */
export function CameraScan({ found }: { readonly found: (code: string) => void }) {
  const t = useTexts(deskTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const tell = useEffectEvent(found)

  useEffect(() => {
    if (!isOn || !video.current) return
    const starting = watchCamera(video.current, (code) => tell(code))
    starting.catch(() => {
      setFailed(true)
      setOn(false)
    })
    return () => {
      starting.then(
        (stop) => stop(),
        () => {},
      )
    }
  }, [isOn])

  return (
    <div className={styles.camera}>
      <Button
        variant="quiet"
        onClick={() => {
          setFailed(false)
          setOn(!isOn)
        }}
      >
        <IconCamera size={20} aria-hidden="true" /> {t(isOn ? 'scan.cameraStop' : 'scan.camera')}
      </Button>
      <p role="status">
        {isOn && t('scan.cameraOn')}
        {hasFailed && t('scan.cameraFailed')}
      </p>
      {isOn && <video ref={video} className={styles.picture} muted playsInline />}
    </div>
  )
}
