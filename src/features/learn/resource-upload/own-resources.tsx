import { Skeleton, Stack } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { OwnResource } from './own-resource.tsx';
import classes from './own-resources.module.css';
import { useOwnResources, useRemoveResource } from './resource-upload.api.ts';
import type { OwnResource as Own } from './resource-upload.contract.ts';

const ResourceDialog = lazy(() => import('./resource-dialog.tsx'));
const VersionDialog = lazy(() => import('./version-dialog.tsx'));

/** The member's own resources with their states. */
export function OwnResources() {
  const resources = useOwnResources();
  const change = useSubjectDialog<Own>();
  const version = useSubjectDialog<Own>();
  const [leaving, setLeaving] = useState<Own | null>(null);
  const remove = useRemoveResource();
  if (resources.isPending) {
    return (
      <Stack role="status" aria-label="Loading your resources">
        <Skeleton height={110} radius="md" />
        <Skeleton height={110} radius="md" />
      </Stack>
    );
  }
  if (!resources.data) {
    return (
      <ErrorState
        title="Your resources could not be loaded"
        error={resources.error}
        onRetry={resources.refetch}
        retrying={resources.isRefetching}
      />
    );
  }
  const confirmRemoval = () =>
    leaving &&
    remove.mutate(leaving.id, {
      onSuccess: () => setLeaving(null),
      onError: (error) =>
        showToast({ title: 'Not deleted', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <>
      {resources.data.length === 0 && (
        <EmptyState title="No resources yet" icon={<IconFolder size={24} stroke={1.5} aria-hidden />}>
          What you upload appears here, with its state. An admin reviews it before others can see it.
        </EmptyState>
      )}
      <ul className={classes.list}>
        {resources.data.map((resource) => (
          <li key={resource.id}>
            <OwnResource
              resource={resource}
              onChange={() => change.open(resource)}
              onNewVersion={() => version.open(resource)}
              onRemove={() => setLeaving(resource)}
            />
          </li>
        ))}
      </ul>
      <ShowMore what="resources" shown={resources.data.length} query={resources} />
      <Suspense>
        {change.subject && (
          <ResourceDialog
            key={change.opening}
            resource={change.subject}
            opened={change.opened}
            onClose={change.close}
          />
        )}
        {version.subject && (
          <VersionDialog
            key={version.opening}
            resource={version.subject}
            opened={version.opened}
            onClose={version.close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        opened={leaving !== null}
        title="Delete this resource?"
        confirmLabel="Delete resource"
        destructive
        busy={remove.isPending}
        onConfirm={confirmRemoval}
        onClose={() => setLeaving(null)}
      >
        “{leaving?.title}” will be deleted with all its versions and ratings. Nobody can download it any more.
      </ConfirmDialog>
    </>
  );
}
