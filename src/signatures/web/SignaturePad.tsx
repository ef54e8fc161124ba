import { type PointerEvent, useRef } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type Point, pathOf, signatureField } from '../signature.ts'
import { signatureTexts } from '../texts.ts'
import styles from './signature.module.css'

type Strokes = readonly (readonly Point[])[]
type Props = { readonly id: string; readonly strokes: Strokes; readonly change: (next: (strokes: Strokes) => Strokes) => void }

/** Nearer points say nothing of a line. */
const leastDistance = 3

/** The field a finger, a pen or a mouse signs in. */
export function SignaturePad({ id, strokes, change }: Props) {
  const t = useTexts(signatureTexts)
  const isDrawing = useRef(false)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) / width) * signatureField.width, y: ((clientY - top) / height) * signatureField.height }
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const point = pointOf(event)
    change((present) => [...present, [point]])
  }
  function draw(event: PointerEvent<SVGSVGElement>) {
    if (!isDrawing.current) return
    const point = pointOf(event)
    change((present) => {
      const last = present.at(-1) ?? []
      const { x, y } = last.at(-1) ?? point
      return Math.hypot(point.x - x, point.y - y) < leastDistance && last.length > 0 ? present : [...present.slice(0, -1), [...last, point]]
    })
  }
  const end = () => {
    isDrawing.current = false
  }
  return (
    <div className={styles.pad}>
      <svg
        id={id}
        tabIndex={-1}
        role="img"
        aria-label={t(strokes.length > 0 ? 'drawn' : 'empty')}
        viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
        className={styles.field}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={styles.base} d={`M20 ${signatureField.height - 40}H${signatureField.width - 20}`} />
        <path className={styles.stroke} d={pathOf(strokes)} />
      </svg>
      <Button variant="link" onClick={() => change(() => [])}>
        {t('clear')}
      </Button>
    </div>
  )
}
