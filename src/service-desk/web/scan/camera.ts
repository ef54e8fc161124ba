/** What some browsers can do with a picture; the others type the number or use a scanner. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass
  }
}

/** The codes of the hand-over sheet and the labels. */
const formats = ['qr_code', 'code_128'] as const

/** Milliseconds between two looks at the picture. */
const pace = 200

export const canScanByCamera = (): boolean => window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined

/**
 * Shows the camera in a video element and reads codes from it until it is stopped.
 * @returns stops it and gives the camera back
 * @throws whatever the browser says when there is no camera, or none may be used
 */
export async function watchCamera(video: HTMLVideoElement, found: (code: string) => void): Promise<() => void> {
  if (!window.BarcodeDetector) throw new Error('This browser reads no codes')
  const detector = new window.BarcodeDetector({ formats })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  await video.play()
  let last = ''
  const timer = setInterval(async () => {
    // A frame that cannot be read is followed by another.
    const [code] = await detector.detect(video).catch(() => [])
    if (!code || code.rawValue === last) return
    last = code.rawValue
    found(code.rawValue)
  }, pace)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
