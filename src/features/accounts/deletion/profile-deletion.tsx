import { Alert, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { AccountSection } from '#features/accounts/account/account-section.tsx';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { DELETION_GRACE_DAYS } from './account-deletion.contract.ts';
import { KeepProfileButton } from './keep-profile-button.tsx';
import { useProfileDeletion } from './profile-deletion.api.ts';
import type { ProfileDeletion } from './profile-deletion.contract.ts';
import { ProfileDeletionForm } from './profile-deletion-form.tsx';

/** Deletes the organisation apart from its people, or cancels a pending deletion; for owners. */
export function ProfileDeletionSection() {
  const deletion = useProfileDeletion();
  return (
    <AccountSection title="Delete the organisation">
      {deletion.isPending && <Skeleton height={72} role="status" aria-label="Loading the deletion" />}
      {deletion.isError && (
        <ErrorState
          title="The deletion could not be loaded"
          error={deletion.error}
          onRetry={() => void deletion.refetch()}
          retrying={deletion.isFetching}
        />
      )}
      {deletion.data && <Deletion deletion={deletion.data} />}
    </AccountSection>
  );
}

function Deletion({ deletion }: { deletion: ProfileDeletion }) {
  const { name, due_at: dueAt, asked_by } = deletion;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(dueAt);
  useEffect(() => {
    // The focused element is gone: keyboard users continue here.
    if (shown.current !== dueAt) place.current?.focus();
    shown.current = dueAt;
  }, [dueAt]);
  return (
    <div ref={place} tabIndex={-1}>
      {dueAt ? (
        <Alert color="brick" title={`${name} will be deleted on ${formatInstant(dueAt)}`}>
          <div>
            {asked_by ?? 'An owner'} asked for it. It is no longer in the marketplace. Each owner can cancel
            the deletion until that day.
          </div>
          <KeepProfileButton />
        </Alert>
      ) : (
        <AccountSetting
          title={name}
          action="Delete organisation"
          destructive
          form={(close) => <ProfileDeletionForm deletion={deletion} onClose={close} />}
        >
          <p>
            Erases the organisation and what it has here after {DELETION_GRACE_DAYS} days. The accounts of its
            people stay. Each owner can cancel until then.
          </p>
        </AccountSetting>
      )}
    </div>
  );
}
