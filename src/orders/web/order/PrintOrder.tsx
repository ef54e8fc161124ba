import { IconPrinter, IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { ordersApi } from '../../orders.api.ts'
import { orderTexts } from '../../texts.ts'

/** Labels and hand-over sheets of all devices of an order, each kind as one PDF. @param id `R-2026-000123` */
export function PrintOrder({ id }: { readonly id: string }) {
  const t = useTexts(orderTexts)
  const [problem, setProblem] = useState<string | null>(null)
  const open = (kind: 'sheets' | 'labels') => {
    setProblem(null)
    openFile(ordersApi.openOrderSheets, { params: { id }, query: { kind } }).catch((error: Error) => setProblem(error.message))
  }
  return (
    <section aria-labelledby="print-order">
      <h2 id="print-order">{t('order.print')}</h2>
      <Muted>{t('order.printHint')}</Muted>
      <Actions>
        <Button onClick={() => open('sheets')}>
          <IconPrinter size={20} aria-hidden="true" />
          {t('order.sheets')}
        </Button>
        <Button variant="quiet" onClick={() => open('labels')}>
          <IconTag size={20} aria-hidden="true" />
          {t('order.labels')}
        </Button>
      </Actions>
      {problem && <ErrorText>{problem}</ErrorText>}
    </section>
  )
}
