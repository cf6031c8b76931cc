import { ActionIcon, Anchor, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { CommentFiles } from './comment-files.tsx';
import { CommentForm } from './comment-form.tsx';
import classes from './comment-item.module.css';
import { CommentReactions } from './comment-reactions.tsx';
import { useRemoveComment, useUpdateComment } from './comments.api.ts';
import type { Comment } from './comments.contract.ts';
import { FORMER_PERSON } from './comments.rules.ts';

const CommentVersions = lazy(() => import('./comment-versions.tsx'));
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface CommentItemProps {
  collaborationId: string;
  comment: Comment;
  canWrite: boolean;
}

/** One comment, with what its author and its readers can do with it. */
export function CommentItem({ collaborationId, comment, canWrite }: CommentItemProps) {
  const [editing, editor] = useDisclosure();
  const [showsVersions, versions] = useDisclosure();
  const [removing, removal] = useDisclosure();
  const update = useUpdateComment(collaborationId, comment.id);
  const remove = useRemoveComment(collaborationId, comment.id);
  const { author, created_at, edited_at, removed_at, is_own, is_unread } = comment;
  const name = author?.name ?? FORMER_PERSON;
  const submitRemoval = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ title: 'Comment deleted', tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Comment not deleted',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: removal.close,
    });
  return (
    <article className={classes.comment} aria-label={`Comment of ${name}`}>
      <header className={classes.head}>
        <p className={classes.author}>
          <span>
            <strong>{name}</strong>
            {author?.organization && author.organization !== name && `, ${author.organization}`}
          </span>
          <span className={classes.when}>
            {formatInstant(created_at)}, {formatTime(created_at)}
          </span>
          {edited_at && !removed_at && (
            <Anchor component="button" type="button" fz="sm" onClick={versions.open}>
              edited
            </Anchor>
          )}
          {is_unread && <StateBadge tone="attention">New</StateBadge>}
        </p>
        {is_own && canWrite && !removed_at && !editing && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" size="lg" aria-label="Change your comment">
                <IconDots {...ICON} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={editor.open}>
                Edit
              </Menu.Item>
              <Menu.Item c="var(--bad)" leftSection={<IconTrash {...ICON} />} onClick={removal.open}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </header>
      {removed_at && <p className={classes.removed}>Comment deleted</p>}
      {editing && !removed_at && (
        <CommentForm
          collaborationId={collaborationId}
          comment={comment}
          label="Edit your comment"
          submitLabel="Save comment"
          save={update.mutateAsync}
          onClose={editor.close}
        />
      )}
      {!editing && !removed_at && (
        <>
          <RenderedText html={comment.html} />
          <CommentFiles collaborationId={collaborationId} files={comment.files} />
          <CommentReactions collaborationId={collaborationId} comment={comment} canWrite={canWrite} />
        </>
      )}
      {showsVersions && (
        <Suspense>
          <CommentVersions
            collaborationId={collaborationId}
            commentId={comment.id}
            onClose={versions.close}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={removing}
        title="Delete this comment?"
        confirmLabel="Delete comment"
        destructive
        busy={remove.isPending}
        onConfirm={submitRemoval}
        onClose={removal.close}
      >
        The text is deleted for everyone, including earlier versions. “Comment deleted” stays in its place,
        and attached files stay in the tab Files.
      </ConfirmDialog>
    </article>
  );
}
