import { useMay } from '#accounts/web/use-may.ts'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { templateTexts } from '../template-texts.ts'
import { Templates } from './templates/Templates.tsx'

/** `/iranyitopult/munkalap-sablonok`: the ready texts that technicians pick on a sheet. */
export default function WorksheetTemplatesPage() {
  const t = useTexts(templateTexts)
  return useMay('worksheet.templates') ? <Templates /> : <NoPermission page={t('title')} />
}
