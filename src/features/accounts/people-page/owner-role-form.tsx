import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { useUpdateColleague } from '#features/accounts/memberships/memberships.api.ts';
import { ownerProofErrors } from '#features/accounts/memberships/ownership.form.ts';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import type { Role } from '#platform/contract/people/roles.ts';

interface OwnerRoleFormProps {
  id: string;
  name: string;
  /** The new role; it or the one of today is owner. */
  role: Role;
  onDone: () => void;
  onClose: () => void;
}

/** Makes a colleague an owner, or an owner something else; asks for the own password. */
export function OwnerRoleForm({ id, name, role, onDone, onClose }: OwnerRoleFormProps) {
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: { password: '', code: undefined as string | undefined },
    validate: ownerProofErrors(asksCode),
    mutation: useUpdateColleague(),
    failed: 'The role was not changed. Please try again.',
    toInput: (proof) => ({ id, role, ...proof }),
    onDone,
    onRefused,
  });
  const effect =
    role === 'owner'
      ? `${name} can then invite, change and remove people, you included.`
      : `${name} is no owner any more.`;
  return (
    <AccountForm {...frame} submitLabel={`Change role to ${ROLE_WORDS[role].label}`} onCancel={onClose}>
      <p>{effect} All owners get an email.</p>
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
    </AccountForm>
  );
}
