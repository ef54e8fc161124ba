import { type CompanyRole, companyRoles } from '#accounts/who.ts'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { companyTexts } from '../../texts.ts'

type Props = {
  readonly chosen: string
  readonly choose: (role: CompanyRole) => void
  readonly problem: string | undefined
}

/** What somebody is in the company, each with what it means. */
export function RoleChoices({ chosen, choose, problem }: Props) {
  const t = useTexts(companyTexts)
  return (
    <FieldGroup name="role" label={t('invite.role')} problem={problem}>
      <Choices shape="wide">
        {companyRoles.map((role) => (
          <Choice
            key={role}
            type="radio"
            name="role"
            value={role}
            checked={chosen === role}
            onChange={() => choose(role)}
            label={t(`role.${role}`)}
            detail={t(`roleMeans.${role}`)}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
