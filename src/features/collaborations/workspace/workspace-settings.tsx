import { Button, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { BudgetHistory } from '#features/collaborations/budget/budget-history.tsx';
import { CollaborationDialog } from '#features/collaborations/collaboration/collaboration-dialog.tsx';
import { CollaborationFacts } from '#features/collaborations/collaboration/collaboration-facts.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { WorkspaceHistory } from '#features/collaborations/history/workspace-history.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { ProgressSettings } from './progress-settings.tsx';

/** Description, facts and proposed budgets of a collaboration. */
export default function WorkspaceSettings({ collaboration, canWrite }: WorkspaceTabProps) {
  const dialog = useSubjectDialog<Collaboration>();
  return (
    <Stack gap="lg">
      {canWrite && collaboration.rights.includes('settings') && (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
            onClick={() => dialog.open(collaboration)}
          >
            Edit details
          </Button>
        </div>
      )}
      <CollaborationFacts collaboration={collaboration} />
      <ProgressSettings
        collaboration={collaboration}
        canWrite={canWrite && collaboration.rights.includes('settings')}
      />
      <BudgetHistory collaborationId={collaboration.id} />
      <WorkspaceHistory collaborationId={collaboration.id} />
      {dialog.subject && (
        <CollaborationDialog
          key={dialog.opening}
          collaboration={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </Stack>
  );
}
