import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { CollaborationFacts } from '#features/collaborations/collaboration/collaboration-facts.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { CollaborationDialog } from './collaboration-dialog.tsx';
import classes from './settings-section.module.css';

/** Description, dates and other facts of a collaboration, and the dialog that changes them. */
export function DetailsSettings({ collaboration, canWrite }: WorkspaceTabProps) {
  const dialog = useSubjectDialog<Collaboration>();
  return (
    <section aria-labelledby="details-settings">
      <div className={classes.head}>
        <h3 id="details-settings" className={classes.title}>
          Title, dates and details
        </h3>
        {canWrite && collaboration.rights.includes('settings') && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
            onClick={() => dialog.open(collaboration)}
          >
            Edit details
          </Button>
        )}
      </div>
      <CollaborationFacts collaboration={collaboration} />
      {dialog.subject && (
        <CollaborationDialog
          key={dialog.opening}
          collaboration={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </section>
  );
}
