import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { newToken, sha256 } from '#base/server/tokens.ts'
import type { DB } from '#db/schema.ts'

/** What a link that travels by mail lets its holder do, and for how long (DESIGN 5). Only single-use ones are spent by their use. */
const links = {
  trackingLogin: { life: { minutes: 30 }, singleUse: true },
  viewerLogin: { life: { minutes: 30 }, singleUse: true },
  changePassword: { life: { minutes: 30 }, singleUse: true },
  // A new colleague did not ask for it and may read it the day after tomorrow; whoever comes later asks for a new password.
  invitation: { life: { hours: 72 }, singleUse: true },
  registration: { life: { hours: 72 }, singleUse: true },
  companyInvitation: { life: { hours: 24 * 7 }, singleUse: true },
  // In the emails about a request: it must still open when the repair and the way back are over.
  followRequest: { life: { hours: 60 * 24 }, singleUse: false },
  // Asked for 60 days, changeable for 30 more, both in days of Budapest.
  rating: { life: { hours: 92 * 24 }, singleUse: false },
} as const
export type LinkPurpose = keyof typeof links

/** The links by which an account that stands is given a password: they die when it is given another way, or closed. */
export const passwordLinks = ['changePassword', 'invitation'] as const satisfies readonly LinkPurpose[]

/** How long a link lives, as its email tells. */
export const linkMinutes = (purpose: LinkPurpose) => Temporal.Duration.from(links[purpose].life).total('minutes')

export type MailedLink = {
  purpose: LinkPurpose
  requestId: number | null
  accountId: number | null
  registrationId: number | null
  companyInvitationId: number | null
}

type About =
  | { purpose: LinkPurpose; requestId: number }
  | { purpose: LinkPurpose; accountId: number }
  | { purpose: 'registration'; registrationId: number }
  | { purpose: 'companyInvitation'; companyInvitationId: number }

/** Makes a link's token; only its hash is stored, so it can be put into the email now or never. */
export async function createMailedLink(tx: Kysely<DB>, now: Temporal.Instant, about: About): Promise<string> {
  const token = newToken()
  const { life, singleUse } = links[about.purpose]
  await tx
    .insertInto('mailedLinks')
    .values({ ...about, tokenSha256: sha256(token), expiresAt: now.add(life), singleUse, createdAt: now })
    .execute()
  return token
}

/**
 * What a link is about, and its use: one guarded statement, so of several who hold a single-use link exactly one gets an answer.
 * @returns undefined for a link that is unknown, spent, expired, revoked, or meant for something else
 */
export const openMailedLink = (
  tx: Kysely<DB>,
  now: Temporal.Instant,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<MailedLink | undefined> =>
  tx
    .updateTable('mailedLinks')
    .set({ usedAt: now })
    .where('tokenSha256', '=', sha256(token))
    .where('purpose', 'in', purposes)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((eb) => eb.or([eb('singleUse', '=', false), eb('usedAt', 'is', null)]))
    .returning(['purpose', 'requestId', 'accountId', 'registrationId', 'companyInvitationId'])
    .$narrowType<{ purpose: LinkPurpose }>()
    .executeTakeFirst()

/** Looks at a link without using it. */
export const findMailedLink = (
  tx: ReadDb<DB>,
  now: Temporal.Instant,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<MailedLink | undefined> =>
  tx
    .selectFrom('mailedLinks')
    .select(['purpose', 'requestId', 'accountId', 'registrationId', 'companyInvitationId'])
    .where('tokenSha256', '=', sha256(token))
    .where('purpose', 'in', purposes)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((eb) => eb.or([eb('singleUse', '=', false), eb('usedAt', 'is', null)]))
    .$narrowType<{ purpose: LinkPurpose }>()
    .executeTakeFirst()

/** What a link was made for, however it has ended since. */
export const purposeOfLink = async (tx: ReadDb<DB>, token: string): Promise<LinkPurpose | undefined> =>
  (
    await tx
      .selectFrom('mailedLinks')
      .select('purpose')
      .where('tokenSha256', '=', sha256(token))
      .$narrowType<{ purpose: LinkPurpose }>()
      .executeTakeFirst()
  )?.purpose

/** Links of an account, or only those made before some moment, open nothing any more. */
export const revokeMailedLinks = (
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { purposes, accountId, madeBefore }: { purposes: readonly LinkPurpose[]; accountId: number; madeBefore?: Temporal.Instant },
) =>
  tx
    .updateTable('mailedLinks')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('purpose', 'in', purposes)
    .where((eb) => (madeBefore ? eb('createdAt', '<', madeBefore) : eb.lit(true)))
    .where('revokedAt', 'is', null)
    .execute()

/** The links of an invitation into a company that were made before some moment open nothing any more. */
export const revokeCompanyInvitationLinks = (tx: Kysely<DB>, now: Temporal.Instant, invitationId: number, madeBefore: Temporal.Instant) =>
  tx
    .updateTable('mailedLinks')
    .set({ revokedAt: now })
    .where('companyInvitationId', '=', invitationId)
    .where('createdAt', '<', madeBefore)
    .where('revokedAt', 'is', null)
    .execute()
