import type { Handlers } from '#context.ts'
import type { personalDataApi } from '../personal-data.api.ts'
import { askDataLink } from './ask-data-link.ts'
import { anonymisePerson, exportPerson, findPersons, showPerson } from './desk/desk-persons.ts'
import { listAudit } from './desk/list-audit.ts'
import { eraseByLink, eraseMyData } from './erasure/erase-my-data.ts'
import { askExport, askExportByLink } from './export/ask-export.ts'
import { downloadExport, downloadExportByLink } from './export/download-export.ts'
import { restrictMyData } from './restrict-my-data.ts'
import { showDataByLink, showMyData } from './show-my-data.ts'

export const personalDataHandlers: Handlers<typeof personalDataApi> = {
  showMyData,
  askExport,
  downloadExport,
  eraseMyData,
  restrictMyData,
  askDataLink,
  showDataByLink,
  askExportByLink,
  downloadExportByLink,
  eraseByLink,
  findPersons,
  showPerson,
  exportPerson,
  anonymisePerson,
  listAudit,
}
