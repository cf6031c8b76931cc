import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { ChangeList } from '#features/collaborations/history/change-list.tsx';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import type { Milestone } from './milestones.contract.ts';

interface MilestoneChangesProps {
  collaborationId: string;
  milestone: Pick<Milestone, 'id' | 'title'>;
}

/** The button "Changes of plan", and the dialog with who changed what in a milestone. */
export function MilestoneChanges({ collaborationId, milestone: { id, title } }: MilestoneChangesProps) {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconHistory size={16} stroke={1.5} aria-hidden />}
        aria-label={`Changes of plan of ${title}`}
        onClick={dialog.open}
      >
        Changes of plan
      </Button>
      <WideDialog opened={opened} onClose={dialog.close} title={`Changes of plan: ${title}`} size="40rem">
        <ChangeList collaborationId={collaborationId} subjectId={id} />
      </WideDialog>
    </>
  );
}
