import { useParams } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { useIsOffline } from '#base/web/offline/use-is-offline.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BrandSheet } from '../../brand-sheet.ts'
import { worksheetTexts } from '../../texts.ts'
import { useLiveSheet } from '../bench/use-live-sheet.ts'
import { UnsentSheet } from '../kept/UnsentSheet.tsx'
import { AsOf } from '../offline/AsOf.tsx'
import { NotKept } from '../offline/NotKept.tsx'
import { OfflinePages } from '../offline/OfflinePages.tsx'
import styles from '../worksheets.module.css'
import { AboutSheet } from './AboutSheet.tsx'
import { AloneSteps } from './alone/AloneSteps.tsx'
import { BrandForm } from './BrandForm.tsx'
import { BrandShown } from './BrandShown.tsx'
import type { BrandScreens } from './brand-screens.ts'
import { SheetActions } from './SheetActions.tsx'
import { SheetDocuments } from './SheetDocuments.tsx'
import { SheetHistory } from './SheetHistory.tsx'
import { VisitCard } from './visits/VisitCard.tsx'

type Props = { readonly screens: BrandScreens }

/** A sheet of a brand: whose it is, the form while the device is on the bench, afterwards what was written; its documents and its history. */
export function SheetPage({ screens }: Props) {
  const words = useTexts(screens.words)
  const { ws = '' } = useParams()
  const mayView = useMay(screens.kind.keys.view)
  if (!mayView) return <NoPermission page={words('sheetTitle')} />
  const asked = <AskedSheet key={ws} screens={screens} id={Number(ws)} />
  return screens.visits ? (
    <OfflinePages key={ws} screens={screens}>
      {asked}
    </OfflinePages>
  ) : (
    asked
  )
}

function AskedSheet({ screens, id }: Props & { readonly id: number }) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(screens.words)
  const { data, error, isPending, refetch, dataUpdatedAt, failureCount } = useCall(screens.calls.show, { params: { id } })
  const isOffline = useIsOffline() && screens.visits !== null
  return (
    <>
      <p>
        <BackLink to={asLeft(screens.listPath())}>{t('brand.back')}</BackLink>
      </p>
      {data && screens.visits && <AsOf at={dataUpdatedAt} isUnanswered={failureCount > 0} />}
      {!data && isOffline && (
        <>
          <PageTitle>{words('sheetTitle')}</PageTitle>
          <NotKept what="sheet" kept={screens.listPath()} />
        </>
      )}
      {error && !data && !isOffline && (
        <>
          <PageTitle>{words('sheetTitle')}</PageTitle>
          <p role="alert">{words('messages.loadFailed')}</p>
          <ErrorState error={error} retry={refetch} />
        </>
      )}
      {isPending && !isOffline && <Loading />}
      {data && <Sheet screens={screens} view={data} />}
    </>
  )
}

function Sheet({ screens, view }: Props & { readonly view: BrandSheet }) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(screens.words)
  const isOffline = useIsOffline() && screens.visits !== null
  const { ownDocuments: OwnDocuments } = screens

  useLiveSheet(view.id, changed)

  async function changed() {
    await Promise.all([
      readAgain(screens.calls.show),
      readAgain(screens.calls.list),
      readAgain(screens.calls.changes),
      ...(screens.visits ? [readAgain(screens.visits.day)] : []),
    ])
  }

  return (
    <div className={styles.page}>
      <PageTitle>{`${words('sheetTitle')}: ${view.number}`}</PageTitle>
      <AboutSheet view={view}>{view.alone && <AloneSteps screens={screens} view={view} alone={view.alone} onChanged={changed} />}</AboutSheet>
      {view.visit && screens.visits && <VisitCard screens={screens} visits={screens.visits} view={view} visit={view.visit} onChanged={changed} />}
      <HeldForm>{view.may.edit && <BrandForm screens={screens} view={view} onChanged={changed} />}</HeldForm>
      {!view.may.edit && <UnsentSheet screens={screens} view={view} />}
      {!view.may.edit && <BrandShown screens={screens} view={view} onChanged={changed} />}
      {isOffline ? (
        <Muted>{t('offline.needsNetwork')}</Muted>
      ) : (
        <>
          <SheetActions screens={screens} view={view} onChanged={changed} />
          {OwnDocuments && <OwnDocuments view={view} />}
          <SheetDocuments screens={screens} id={view.id} />
          <SheetHistory screens={screens} id={view.id} />
        </>
      )}
    </div>
  )
}
