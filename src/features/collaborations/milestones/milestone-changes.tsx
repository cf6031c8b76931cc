import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { ChangeList } from '#features/collaborations/history/change-list.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import type { Milestone } from './milestones.contract.ts';

interface MilestoneChangesProps {
  collaborationId: string;
  milestone: Pick<Milestone, 'id' | 'title'>;
}

/** The button "Changes of plan", and the dialog with who changed what in a milestone. */
export function MilestoneChanges({ collaborationId, milestone: { id, title } }: MilestoneChangesProps) {
  const dialog = useSubjectDialog<null>();
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconHistory size={16} stroke={1.5} aria-hidden />}
        aria-label={`Changes of plan of ${title}`}
        onClick={() => dialog.open(null)}
      >
        Changes of plan
      </Button>
      {dialog.opening > 0 && (
        <WideDialog
          opened={dialog.opened}
          onClose={dialog.close}
          title={`Changes of plan: ${title}`}
          size="40rem"
        >
          <ChangeList collaborationId={collaborationId} subjectId={id} />
        </WideDialog>
      )}
    </>
  );
}
