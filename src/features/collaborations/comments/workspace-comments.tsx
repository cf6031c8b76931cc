import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { CommentThread } from './comment-thread.tsx';
import { useUnreadOnSubjects } from './comments.api.ts';
import { SubjectThreads } from './subject-threads.tsx';

/** The tab with the comments: those on the collaboration itself, and the threads on milestones and files. */
export default function WorkspaceComments({ collaboration, canWrite }: WorkspaceTabProps) {
  const { id: collaborationId } = collaboration;
  const [shown, setShown] = useState('collaboration');
  const unread = useUnreadOnSubjects(collaborationId);
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Comments on"
        style={{ alignSelf: 'flex-start', maxWidth: '100%' }}
        value={shown}
        onChange={setShown}
        data={[
          { value: 'collaboration', label: 'Collaboration' },
          {
            value: 'subjects',
            label: `Milestones and files${unread > 0 ? ` (${formatCount(unread)} new)` : ''}`,
          },
        ]}
      />
      {shown === 'subjects' ? (
        <SubjectThreads collaborationId={collaborationId} />
      ) : (
        <CommentThread
          subject={{ collaborationId }}
          canWrite={canWrite && collaboration.rights.includes('comments')}
        />
      )}
    </Stack>
  );
}
