import { TextInput } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { domainClaimErrors } from '#features/accounts/domain-claims/domain-claim.form.ts';
import { useCreateDomainClaim } from '#features/accounts/domain-claims/domain-claims.api.ts';
import { showToast } from '#platform/web/toast.ts';

/** Asks for an address of the domain to claim, to which the link goes. */
export function DomainClaimForm({ onClose }: { onClose: () => void }) {
  const { form, frame } = useCallForm({
    initialValues: { email: '' },
    validate: domainClaimErrors,
    mutation: useCreateDomainClaim(),
    failed: 'The link was not sent. Please try again.',
    toInput: (values) => values,
    onDone: ({ email }) => {
      showToast({ title: 'Link sent', message: `Open the email to ${email} to confirm.`, tone: 'success' });
      onClose();
    },
  });
  return (
    <AccountForm {...frame} submitLabel="Send link" onCancel={onClose}>
      <TextInput
        label="Email address of the domain"
        description="For example office@your-organisation.org. We send a link there; an owner opens it within 24 hours."
        type="email"
        autoComplete="off"
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
    </AccountForm>
  );
}
