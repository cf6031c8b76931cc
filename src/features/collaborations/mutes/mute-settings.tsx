import { Skeleton, Switch } from '@mantine/core';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useMute, useUpdateMute } from './mutes.api.ts';

const ABOUT =
  'For you alone, not for your organisation: no notifications and no emails of this collaboration. You still get comments that mention you, and a notice if the collaboration is deleted.';

/** The switch with which a person mutes one collaboration. */
export function MuteSettings({ collaborationId }: { collaborationId: string }) {
  const { data, error, isPending, refetch, isRefetching } = useMute(collaborationId);
  const update = useUpdateMute(collaborationId);
  if (isPending)
    return <Skeleton height={48} role="status" aria-label="Loading the choice of notifications" />;
  if (!data)
    return (
      <ErrorState
        title="Failed to load your choice"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  const choose = (isMuted: boolean) =>
    update.mutate(isMuted, {
      onSuccess: () =>
        showToast({
          title: isMuted ? 'Collaboration muted' : 'Collaboration not muted any more',
          message: isMuted
            ? 'You get mentions of you only.'
            : 'You get notifications and emails of it again.',
          tone: 'success',
        }),
      onError: (failure) =>
        showToast({
          title: 'Choice not saved',
          message: failureText(failure, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <Switch
      size="md"
      label="Mute this collaboration"
      description={ABOUT}
      checked={update.isPending ? update.variables : data.is_muted}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}
