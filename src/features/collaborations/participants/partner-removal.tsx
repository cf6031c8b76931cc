import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useRemoveParticipant } from './participants.api.ts';
import type { Participant } from './participants.contract.ts';

interface PartnerRemovalProps {
  collaborationId: string;
  partner: Participant;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation before it removes a named partner from the team. */
export function PartnerRemoval({
  collaborationId,
  partner,
  opened,
  onRemoved,
  onClose,
}: PartnerRemovalProps) {
  const remove = useRemoveParticipant(collaborationId);
  const submit = () =>
    remove.mutate(partner.id, {
      onSuccess: onRemoved,
      onError: (error) =>
        showToast({
          title: 'Partner not removed',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Remove this partner?"
      confirmLabel="Remove partner"
      destructive
      busy={remove.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      This removes {partner.name} and its responsibility from the team. You can add it again by name.
    </ConfirmDialog>
  );
}
