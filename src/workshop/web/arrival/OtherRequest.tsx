import { Choice } from '#base/web/kit/Choice.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { workshopTexts } from '../../texts.ts'

type Props = { readonly crmRequestId: number; readonly isSeen: boolean; readonly setSeen: (isSeen: boolean) => void }

/** The device is known by another open request: which one, and that it is received here all the same. */
export function OtherRequest({ crmRequestId, isSeen, setSeen }: Props) {
  const t = useTexts(workshopTexts)
  return (
    <Note as="div" tone="warning">
      <p>{t('arrival.otherRequest')}</p>
      <p>
        <DeskRequestLink id={crmRequestId} target="_blank">
          {t('arrival.openOther', { number: formatRequestNumber(crmRequestId) })}
        </DeskRequestLink>
      </p>
      <Choice type="checkbox" name="otherRequestId" checked={isSeen} onChange={() => setSeen(!isSeen)} label={t('arrival.receiveHere')} />
    </Note>
  )
}
