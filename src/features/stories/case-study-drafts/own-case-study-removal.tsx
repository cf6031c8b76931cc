import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useRemoveCaseStudy } from './case-study-drafts.api.ts';
import type { OwnCaseStudySummary } from './case-study-drafts.contract.ts';

interface OwnCaseStudyRemovalProps {
  story: OwnCaseStudySummary;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a story is deleted. */
export function OwnCaseStudyRemoval({ story, opened, onClose }: OwnCaseStudyRemovalProps) {
  const remove = useRemoveCaseStudy();
  const confirm = () =>
    remove.mutate(story.id, {
      onSuccess: () => {
        void showToast({ title: 'Success story deleted', message: story.title, tone: 'success' });
        onClose();
      },
      onError: (error) =>
        showToast({
          title: 'Success story not deleted',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete this success story?"
      confirmLabel="Delete story"
      destructive
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      “{story.title || 'Untitled story'}” and its files will be gone
      {story.is_public && ', also for its readers'}.
    </ConfirmDialog>
  );
}
