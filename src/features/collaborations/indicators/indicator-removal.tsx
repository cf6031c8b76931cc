import { WithdrawalDialog } from '#features/collaborations/withdrawals/withdrawal-dialog.tsx';
import { formatCount } from '#platform/contract/counts.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRemoveIndicator } from './indicators.api.ts';
import type { Indicator } from './indicators.contract.ts';

interface IndicatorRemovalProps {
  collaborationId: string;
  indicator: Indicator | null;
  onClose: () => void;
}

/** Asks for confirmation before it deletes an indicator with its readings. */
export function IndicatorRemoval({ collaborationId, indicator, onClose }: IndicatorRemovalProps) {
  const remove = useRemoveIndicator(collaborationId);
  const confirm = (reason: string) =>
    indicator &&
    remove.mutate(
      { indicatorId: indicator.id, reason },
      {
        onSuccess: onClose,
        onError: (error) =>
          showToast({
            title: 'Not deleted',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  const readings = indicator?.readings ?? 0;
  return (
    <WithdrawalDialog
      opened={indicator !== null}
      title="Delete this indicator?"
      confirmLabel="Delete indicator"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      “{indicator?.name}” will be deleted for all participants
      {readings > 0 && `, with its ${formatCount(readings)} ${readings === 1 ? 'reading' : 'readings'}`}. Its
      evidence stays in the files.
    </WithdrawalDialog>
  );
}
