import { Button, Group } from '@mantine/core';
import type { Resource } from '#features/learn/resources/resources.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { ResourceRefusalDialog } from './resource-refusal-dialog.tsx';
import { useVerifyResource } from './resource-review.api.ts';

/** For admins: marks a published resource as verified or not, and takes it out of the library. */
export function ResourceAdminActions({ resource }: { resource: Resource }) {
  const { id, title, status, is_verified } = resource;
  const verify = useVerifyResource(id);
  const dialog = useSubjectDialog<Resource>();
  const change = () =>
    verify.mutate(!is_verified, {
      onSuccess: () =>
        showToast({
          title: is_verified ? 'No longer marked as verified' : 'Marked as verified',
          message: title,
          tone: 'success',
        }),
      onError: (error) =>
        showToast({ title: 'Not changed', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <Group gap="sm">
      <Button variant="default" loading={verify.isPending} onClick={change}>
        {is_verified ? 'Remove the mark Verified' : 'Mark as verified'}
      </Button>
      {/* A version that waits is decided on the page of reviews. */}
      {!resource.is_waiting && (
        <Button variant="subtle" color="brick" onClick={() => dialog.open(resource)}>
          Take out of the library
        </Button>
      )}
      {dialog.subject && (
        <ResourceRefusalDialog
          key={dialog.opening}
          resource={{ id, status, waiting_since: null }}
          status="declined"
          opened={dialog.opened}
          onDecided={() => undefined}
          onClose={dialog.close}
        />
      )}
    </Group>
  );
}
