import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { toBankAccount } from '#accounts/bank-account.ts'
import { useSession } from '#accounts/web/session.ts'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { serviceId } from '#catalogue/service-ids.ts'
import { customerDataApi } from '#customer-data/customer-data.api.ts'
import { paths } from '#paths.ts'
import { EntryBooking } from '#requests/web/booking/EntryBooking.tsx'
import type { Sale } from '#requests/web/booking/sale.ts'
import type { ServiceEntry } from '#requests/web/service-entries.ts'
import { buybackApi } from '../buyback.api.ts'
import { buybackTexts } from '../texts.ts'
import styles from './buyback.module.css'
import { useAnswerWords } from './questions/use-answer-words.ts'
import { dropEstimate, readEstimate, type StoredEstimate } from './stored-estimate.ts'
import { useDeviceWords } from './use-device-words.ts'

// The steps of a booking are one page: what is typed on them is no reason to load anything.
export const shouldRevalidate = () => false

/** `/felvasarlas/futar` and the same in the personal area: the booking of the courier, with the steps of every booking. */
export default function BuybackOrderPage() {
  const { pathname } = useLocation()
  const [estimate] = useState(readEstimate)
  const account = useOwnAccount()
  const isInside = pathname.startsWith(paths.dashboard())
  if (!estimate) return <NoEstimate questions={isInside ? paths.ownBuyback() : paths.buyback()} />
  return (
    <div className={styles.page}>
      {account === undefined ? <Loading /> : <Order estimate={estimate} payoutAccount={account} address={pathname} isInside={isInside} />}
    </div>
  )
}

/** The account somebody keeps with theirs, empty where there is none; undefined: not known yet. */
function useOwnAccount(): string | undefined {
  const session = useSession()
  const id = session.kind === 'signedIn' ? session.person.customerId : 0
  const { data, error } = useCall(customerDataApi.showFinancialData, { params: { id } }, { enabled: id > 0 })
  if (session.kind === 'checking' || (id > 0 && !data && !error)) return undefined
  return data?.bankAccountNumber ?? ''
}

type Props = { readonly estimate: StoredEstimate; readonly payoutAccount: string; readonly address: string; readonly isInside: boolean }

function Order({ estimate, payoutAccount, address, isInside }: Props) {
  const sale = useSale(estimate, payoutAccount)
  const serviceEntry = useMemo(
    (): ServiceEntry => ({
      processType: 'felvasarlas',
      query: { service: serviceId.buyback },
      back: isInside ? paths.ownBuyback() : paths.buyback(),
      loginNeeded: false,
      ...(isInside ? { isInside } : {}),
      sale,
    }),
    [isInside, sale],
  )
  return <EntryBooking serviceEntry={serviceEntry} address={address} />
}

function useSale({ model, answers, estimated }: StoredEstimate, payoutAccount: string): Sale {
  const t = useTexts(buybackTexts)
  const formats = useFormats()
  const words = useAnswerWords()
  const device = useDeviceWords()(model)
  const facts = [
    [t('order.device'), device],
    [t('order.price'), formats.forint(estimated.price)],
    [t('order.grade'), t(`result.grade${estimated.grade}`)],
    [t('order.until'), formats.day(estimated.lastDay)],
  ] as const
  const described = words
    .facts(answers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  const troubleDescription = `${device}\n${described}`
  const key = JSON.stringify([facts, troubleDescription, payoutAccount])
  // biome-ignore lint/correctness/useExhaustiveDependencies: its words say when it is another one
  return useMemo(
    () => ({
      device: {
        brandId: model.brandId,
        productGroupId: model.productGroupId,
        productTypeId: model.productTypeId,
        productTypeOther: model.name,
        troubleDescription,
      },
      facts,
      payoutAccount,
      accountInWords: (typed) => toBankAccount(typed) ?? typed.trim(),
      refusalsOf: ({ payoutAccount: typed }) =>
        toBankAccount(typed) === null ? [{ path: 'payoutAccount', code: typed.trim() === '' ? 'REQUIRED' : 'BANK_ACCOUNT' }] : [],
      send: async (order, account, { files, idempotencyKey }) => {
        const body = { ...order, estimate: estimated.estimate, payoutAccount: account }
        const booked = await call(buybackApi.submitBuybackOrder, { body, files, idempotencyKey })
        dropEstimate()
        return booked
      },
    }),
    [key],
  )
}

/** Opened by itself, or after the price has ended. */
function NoEstimate({ questions }: { readonly questions: string }) {
  const t = useTexts(buybackTexts)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState title={t('order.none')}>
        <p>{t('order.noneText')}</p>
        <ButtonLink to={questions}>{t('order.toQuestions')}</ButtonLink>
      </EmptyState>
    </>
  )
}
