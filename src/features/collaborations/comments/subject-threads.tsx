import { Anchor, Skeleton, Stack, UnstyledButton } from '@mantine/core';
import { IconFile, IconFileOff, IconFlag, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import { filePath, milestonePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import classes from '#features/collaborations/collaboration/record-row.module.css';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useSubjectThreads } from './comments.api.ts';
import type { SubjectThread } from './comments.contract.ts';
import { SubjectComments } from './subject-comments.tsx';

/** The threads on milestones and files, newest comment first. That of a deleted file stays. */
export function SubjectThreads({ collaborationId }: { collaborationId: string }) {
  const threads = useSubjectThreads(collaborationId);
  const looking = useSubjectDialog<SubjectThread>();
  if (threads.isPending) {
    return (
      <Stack role="status" aria-label="Loading comments">
        <Skeleton height={64} radius="md" />
        <Skeleton height={64} radius="md" />
      </Stack>
    );
  }
  if (!threads.data) {
    return (
      <ErrorState
        title="The comments could not be loaded"
        error={threads.error}
        onRetry={threads.refetch}
        retrying={threads.isRefetching}
      />
    );
  }
  if (threads.data.length === 0) {
    return (
      <EmptyState
        title="No comments on milestones or files yet"
        icon={<IconMessages size={24} stroke={1.5} aria-hidden />}
      >
        Open a milestone’s comments in the tab Timeline, or a file in the tab Files, to write the first one.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Comments on milestones and files">
        {threads.data.map((thread) => (
          <ThreadRow
            key={thread.id}
            collaborationId={collaborationId}
            thread={thread}
            onOpen={() => looking.open(thread)}
          />
        ))}
      </ul>
      <ShowMore what="entries" shown={threads.data.length} query={threads} />
      {looking.subject && (
        <SubjectComments
          key={looking.opening}
          subject={{ collaborationId, ...placeOf(looking.subject) }}
          name={looking.subject.name}
          opened={looking.opened}
          onClose={looking.close}
        />
      )}
    </>
  );
}

/** Names the thread by its subject, which takes further comments, or by its id where the file is deleted. */
const placeOf = ({ id, milestone_id, file_id }: SubjectThread) => ({
  milestoneId: milestone_id ?? undefined,
  fileId: file_id ?? undefined,
  threadId: (milestone_id ?? file_id) ? undefined : id,
});

interface ThreadRowProps {
  collaborationId: string;
  thread: SubjectThread;
  onOpen: () => void;
}

function ThreadRow({ collaborationId, thread, onOpen }: ThreadRowProps) {
  const { milestone_id, file_id, name, count, unread, last_comment_at } = thread;
  const [kind, Icon] = milestone_id
    ? (['Milestone', IconFlag] as const)
    : file_id
      ? (['File', IconFile] as const)
      : (['Deleted file', IconFileOff] as const);
  return (
    <li className={classes.row}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <UnstyledButton className={classes.name} onClick={onOpen}>
          {name}
        </UnstyledButton>
        <p className={classes.facts}>
          {kind} · {formatCount(count)} {count === 1 ? 'comment' : 'comments'} · Last on{' '}
          {formatInstant(last_comment_at)}
        </p>
      </div>
      <div className={classes.actions}>
        {unread > 0 && <StateBadge tone="attention">{unread} new</StateBadge>}
        {milestone_id && (
          <Anchor
            component={Link}
            to={milestonePath(collaborationId, milestone_id)}
            aria-label={`Open milestone ${name}`}
            fz="sm"
          >
            Open milestone
          </Anchor>
        )}
        {file_id && (
          <Anchor
            component={Link}
            to={filePath(collaborationId, file_id)}
            aria-label={`Open file ${name}`}
            fz="sm"
          >
            Open file
          </Anchor>
        )}
      </div>
    </li>
  );
}
