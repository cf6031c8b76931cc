import { Button } from '@mantine/core';
import { PEOPLE_REASON_MAX, PersonReasonInput } from '#features/admin/people/people.contract.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useRestoreOrganisation, useSuspendOrganisation } from './organisations.api.ts';
import type { Organisation } from './organisations.contract.ts';

/** What both dialogs share. */
const REASON = {
  readers: 'All its people get it by email, and read it when they sign in.',
  maxLength: PEOPLE_REASON_MAX,
  validate: (reason: string) => inputErrors(PersonReasonInput, { reason }),
  failed: 'Not done',
};

/** Suspends an organisation, or restores one. */
export function OrganisationActions({ organisation }: { organisation: Organisation }) {
  const { id, name, suspended_at } = organisation;
  const dialog = useSubjectDialog<'suspend' | 'restore'>();
  const suspend = useSuspendOrganisation(id);
  const restore = useRestoreOrganisation(id);
  return (
    <>
      {suspended_at ? (
        <Button size="sm" aria-label={`Restore ${name}`} onClick={() => dialog.open('restore')}>
          Restore
        </Button>
      ) : (
        <Button
          size="sm"
          color="brick"
          variant="outline"
          aria-label={`Suspend ${name}`}
          onClick={() => dialog.open('suspend')}
        >
          Suspend
        </Button>
      )}
      {dialog.subject === 'suspend' && (
        <ReasonDialog
          key={dialog.opening}
          opened={dialog.opened}
          title="Suspend this organisation?"
          submitLabel="Suspend"
          destructive
          {...REASON}
          call={suspend}
          send={(reason) => suspend.mutateAsync({ reason })}
          done={{ title: 'Suspended', message: `Nobody acts for ${name} any more.` }}
          onClose={dialog.close}
        >
          Nobody can act for {name}, and the profile leaves the marketplace at once. People who belong to
          another organisation too can act for that one. Nothing is deleted: you can restore the organisation.
        </ReasonDialog>
      )}
      {dialog.subject === 'restore' && (
        <ReasonDialog
          key={dialog.opening}
          opened={dialog.opened}
          title="Restore this organisation?"
          submitLabel="Restore"
          {...REASON}
          readers="All its people get it by email."
          call={restore}
          send={(reason) => restore.mutateAsync({ reason })}
          done={{ title: 'Restored', message: `The people of ${name} can act for it again.` }}
          onClose={dialog.close}
        >
          The people of {name} can act for it again, and the profile is back in the marketplace.
        </ReasonDialog>
      )}
    </>
  );
}
