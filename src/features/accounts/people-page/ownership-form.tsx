import { NativeSelect } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { useTransferOwnership } from '#features/accounts/memberships/memberships.api.ts';
import type { Colleague } from '#features/accounts/memberships/memberships.contract.ts';
import { ownershipErrors } from '#features/accounts/memberships/ownership.form.ts';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { showToast } from '#platform/web/toast.ts';

interface OwnershipFormProps {
  /** Colleagues to choose from. */
  people: Colleague[];
  onClose: () => void;
}

/** Hands the profile over to a colleague; asks for the own password. */
export function OwnershipForm({ people, onClose }: OwnershipFormProps) {
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: { account_id: people[0]?.id ?? '', password: '', code: undefined as string | undefined },
    validate: ownershipErrors(asksCode),
    mutation: useTransferOwnership(),
    failed: 'Nothing was changed. Please try again.',
    toInput: (values) => values,
    onDone: () => {
      showToast({ title: 'Ownership handed over', message: 'You are a manager now.', tone: 'success' });
      onClose();
    },
    onRefused,
  });
  return (
    <AccountForm {...frame} submitLabel="Hand over" destructive onCancel={onClose}>
      <NativeSelect
        label="New main owner"
        description="Gets the mails of the profile and decides about its people. You become a manager."
        data={people.map(({ id, name, email }) => ({ value: id, label: name ?? email }))}
        key={form.key('account_id')}
        {...form.getInputProps('account_id')}
      />
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
    </AccountForm>
  );
}
