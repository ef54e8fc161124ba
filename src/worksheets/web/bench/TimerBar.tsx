import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useFormats } from '#base/web/formats.ts'
import { figure } from '#base/web/forms/figure.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { takeLostFocus } from '#base/web/lost-focus.ts'
import { newKey } from '#base/web/new-key.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { benchApi } from '../../bench.api.ts'
import { type BenchView, isForgotten, minutesBetween } from '../../bench.ts'
import { benchTexts } from '../../bench-texts.ts'
import { waitingPieces } from '../kept/piece-store.ts'
import { usePieces } from '../kept/use-pieces.ts'
import styles from './bench.module.css'
import { readBenchAgain, showBench } from './use-bench.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

type Props = {
  readonly sheetId: number
  readonly timer: BenchView['timer']
  /** Saves what was typed; false when it could not be. */
  readonly save: () => Promise<boolean>
  /** The labour of the sheet is another by now. */
  readonly onAdded: () => unknown
  /** Of sheets that are filled where there may be no network: adds the minutes to the labour that is typed. */
  readonly addAway?: ((minutes: number) => void) | null
}

/** The clock of whoever works on the sheet: the server keeps it, so it runs on over a reload and on another machine. */
export function TimerBar({ sheetId, timer: shown, save, onAdded, addAway = null }: Props) {
  const t = useTexts(benchTexts)
  const formats = useFormats()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')
  const [said, say] = useState('')
  /** What a forgotten one is asked for. */
  const [asked, ask] = useState<string | null>(null)
  const accountId = useOwnId()
  const isStopped = usePieces().some(({ sheetId: id, what }) => id === sheetId && what.kind === 'timerStop')
  const timer = isStopped ? { ...shown, mine: null } : shown
  const isRunning = timer.mine !== null
  const now = useNow(isRunning)
  const isAsked = asked !== null
  const button = useRef<HTMLButtonElement>(null)
  // Whoever pressed the button answers there, and then stands on the button again.
  useEffect(() => {
    if (!isAsked) return
    document.getElementById('timer-minutes')?.focus()
    return () => takeLostFocus(button.current)
  }, [isAsked])
  const params = { id: sheetId }

  async function attempt(act: () => Promise<void>) {
    setPending(true)
    setProblem('')
    say('')
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      if (error.code === 'TIMER_FORGOTTEN') ask('')
      setProblem(error.fields[0]?.message ?? error.message)
    } finally {
      setPending(false)
      await readBenchAgain()
    }
  }
  const start = () => attempt(async () => showBench(sheetId, await call(benchApi.startTimer, { params })))

  /** Without a network the minutes are typed into the sheet, and the server's clock is stopped later, without any. */
  async function stopAway(since: string, given: number | null, add: (minutes: number) => void) {
    const minutes = given ?? minutesBetween(Date.parse(since), Date.now())
    if (given === null && isForgotten(minutes)) return ask('')
    const piece = { key: newKey(), sheetId, accountId, at: Date.now(), refused: null, what: { kind: 'timerStop' } } as const
    if (!(await waitingPieces.put(piece))) return setProblem(t('timer.notKept'))
    add(minutes)
    ask(null)
    say(t('timer.added', { minutes }))
  }
  const stop = (minutes: number | null) =>
    attempt(async () => {
      if (addAway && timer.mine && !navigator.onLine) return stopAway(timer.mine, minutes, addAway)
      const before = await save()
      if (!before) return setProblem(t('signature.saveFirst'))
      const since = timer.mine
      const { bench } = await call(benchApi.stopTimer, { params, body: { minutes } })
      showBench(sheetId, bench)
      ask(null)
      say(t('timer.added', { minutes: minutes ?? (since ? minutesBetween(Date.parse(since), Date.now()) : 0) }))
      await onAdded()
    })

  return (
    <section className={styles.timer} aria-label={t('timer.title')}>
      {timer.mine !== null && (
        <span>{t('timer.runs', { minutes: minutesBetween(Date.parse(timer.mine), now), at: formats.moment(timer.mine) })}</span>
      )}
      {asked === null && timer.elsewhere === null && !isStopped && (
        <Button ref={button} variant="quiet" aria-disabled={isPending} onClick={() => void (isPending || (isRunning ? stop(null) : start()))}>
          {isRunning ? <IconPlayerStop {...icon} /> : <IconPlayerPlay {...icon} />} {t(isRunning ? 'timer.stop' : 'timer.start')}
        </Button>
      )}
      {isStopped && <Muted as="span">{t('timer.stopWaits')}</Muted>}
      {timer.elsewhere && <Muted as="span">{t('timer.elsewhere', { number: timer.elsewhere.number })}</Muted>}
      {timer.others.map(({ by, startedAt }) => (
        <Muted as="span" key={by}>
          {t('timer.other', { by, at: formats.moment(startedAt) })}
        </Muted>
      ))}
      {asked !== null && timer.mine !== null && (
        <div className={styles.asked}>
          <TextField
            name="timer-minutes"
            label={t('timer.minutes')}
            hint={t('timer.minutesHint')}
            inputMode="numeric"
            autoComplete="off"
            problem={problem || undefined}
            value={asked}
            onChange={({ currentTarget }) => ask(currentTarget.value)}
          />
          <Button variant="quiet" aria-disabled={isPending} onClick={() => void (isPending || asked.trim() === '' || stop(figure(asked)))}>
            {t('timer.add')}
          </Button>
        </div>
      )}
      {asked === null && <ErrorText>{problem}</ErrorText>}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}

/** Milliseconds; read again four times a minute while something runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
