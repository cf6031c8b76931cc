import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconCheck,
  IconDots,
  IconEdit,
  IconEyeOff,
  IconFlag,
  IconHistory,
  IconLink,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useRemovePost } from '#features/community/edits/edits.api.ts';
import { updatePost } from '#features/community/edits/edits.contract.ts';
import { useHidePost, useReportPost, useShowPost } from '#features/community/moderation/moderation.api.ts';
import {
  HideInput,
  hidePost,
  REASON_MAX,
  ReportInput,
  showPost,
} from '#features/community/moderation/moderation.contract.ts';
import type { Post } from '#features/community/posts/posts.contract.ts';
import { FORMER_MEMBER, topicPath } from '#features/community/posts/posts.rules.ts';
import { useMarkAnswer } from '#features/community/topics/topics.api.ts';
import type { Topic } from '#features/community/topics/topics.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';

const EditPostDialog = lazy(() => import('./edit-post-dialog.tsx'));
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Open = 'edit' | 'remove' | 'report' | 'hide' | 'versions' | null;

interface PostMenuProps {
  topic: Topic;
  post: Post;
  /** The post is gone; with a removed topic the page is left. */
  onRemoved: (hasPlaceholder: boolean) => void;
}

const fail = (error: unknown) =>
  showToast({
    title: 'Error',
    message: failureText(error, 'Please try again.'),
    tone: 'error',
    duration: LONG_TOAST_MS,
  });

/** Menu of the actions that a reader may take on a post. */
export function PostMenu({ topic, post, onRemoved }: PostMenuProps) {
  const [open, setOpen] = useState<Open>(null);
  const [opening, setOpening] = useState(0);
  const [isMenuOpen, menu] = useDisclosure();
  const isConfirmed = useSession().user?.email_confirmed ?? false;
  const mark = useMarkAnswer(topic.id);
  const show = useShowPost(post.id);
  const { id, is_own, state } = post;
  const isReply = id !== topic.id;
  const isAnswer = topic.answer?.id === id;
  const isShown = state === 'shown';
  const may = useMayCall();
  const canWrite = isConfirmed && !topic.circle.is_archived && may(updatePost);
  const begin = (next: Open) => () => {
    setOpening((now) => now + 1);
    setOpen(next);
  };
  const copyLink = async () => {
    const address = new URL(topicPath(topic.circle.slug, topic.id, id), window.location.href).href;
    await navigator.clipboard.writeText(address).then(
      () => showToast({ title: 'Link copied', tone: 'success' }),
      () => showToast({ title: 'Link not copied', message: address, tone: 'error', duration: LONG_TOAST_MS }),
    );
  };
  const markAnswer = () =>
    mark.mutate(isAnswer ? null : id, {
      onSuccess: () =>
        showToast({ title: isAnswer ? 'Answer mark removed' : 'Marked as the answer', tone: 'success' }),
      onError: fail,
    });
  const showAgain = () =>
    show.mutate(undefined, {
      onSuccess: () => showToast({ title: 'Post shown again', tone: 'success' }),
      onError: fail,
    });
  return (
    <>
      <Menu opened={isMenuOpen} onChange={menu.toggle} position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            size={44}
            color="gray"
            aria-label={`Actions for the ${isReply ? 'reply' : 'topic'} of ${post.author?.name ?? FORMER_MEMBER}`}
          >
            <IconDots size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isReply && isShown && canWrite && topic.can_mark_answer && (
            <Menu.Item leftSection={<IconCheck {...ICON} />} onClick={markAnswer}>
              {isAnswer ? 'Remove the answer mark' : 'Mark as answer'}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLink {...ICON} />} onClick={copyLink}>
            Copy link
          </Menu.Item>
          {post.edited_at && state !== 'removed' && (
            <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={begin('versions')}>
              Earlier versions
            </Menu.Item>
          )}
          {is_own && isShown && canWrite && !topic.is_locked && (
            <Menu.Item leftSection={<IconEdit {...ICON} />} onClick={begin('edit')}>
              Edit
            </Menu.Item>
          )}
          {is_own && state !== 'removed' && canWrite && (
            <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={begin('remove')}>
              Remove
            </Menu.Item>
          )}
          {!is_own && isShown && isConfirmed && (
            <Menu.Item
              leftSection={<IconFlag {...ICON} />}
              disabled={post.is_reported}
              onClick={begin('report')}
            >
              {post.is_reported ? 'You have reported it' : 'Report'}
            </Menu.Item>
          )}
          {topic.can_moderate && may(hidePost) && isShown && (
            <Menu.Item leftSection={<IconEyeOff {...ICON} />} onClick={begin('hide')}>
              Hide
            </Menu.Item>
          )}
          {topic.can_moderate && may(showPost) && state === 'hidden' && (
            <Menu.Item leftSection={<IconEyeOff {...ICON} />} onClick={showAgain}>
              Show again
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Dialogs
        key={opening}
        open={open}
        topic={topic}
        post={post}
        onRemoved={onRemoved}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

function Dialogs({
  open,
  topic,
  post,
  onRemoved,
  onClose,
}: PostMenuProps & { open: Open; onClose: () => void }) {
  const report = useReportPost(post.id);
  const hide = useHidePost(post.id);
  const remove = useRemovePost(post.id);
  const isReply = post.id !== topic.id;
  const removeNow = () =>
    remove.mutate(undefined, {
      onSuccess: ({ has_placeholder }) => {
        showToast({ title: isReply ? 'Reply removed' : 'Topic removed', tone: 'success' });
        onClose();
        onRemoved(has_placeholder);
      },
      onError: (error) => {
        onClose();
        fail(error);
      },
    });
  return (
    <>
      <ConfirmDialog
        opened={open === 'remove'}
        title={isReply ? 'Remove your reply?' : 'Remove your topic?'}
        confirmLabel="Remove"
        destructive
        busy={remove.isPending}
        onConfirm={removeNow}
        onClose={onClose}
      >
        Its text, files and earlier versions are deleted. Where others have written after it, a note stays in
        its place{isReply ? '' : ' below the title'}.
      </ConfirmDialog>
      <ReasonDialog
        opened={open === 'report'}
        title="Report this post?"
        submitLabel="Send report"
        maxLength={REASON_MAX}
        validate={(reason) => inputErrors(ReportInput, { reason })}
        call={report}
        send={(reason) => report.mutateAsync({ reason })}
        failed="Not sent"
        done={{ title: 'Report sent' }}
        onClose={onClose}
      >
        An admin reads your report and decides. The author does not learn who sent it.
      </ReasonDialog>
      <ReasonDialog
        opened={open === 'hide'}
        title={isReply ? 'Hide this reply?' : 'Hide this topic?'}
        submitLabel="Hide"
        destructive
        maxLength={REASON_MAX}
        validate={(reason) => inputErrors(HideInput, { reason })}
        call={hide}
        send={(reason) => hide.mutateAsync({ reason })}
        failed="Not sent"
        done={{ title: isReply ? 'Reply hidden' : 'Topic hidden' }}
        onClose={onClose}
      >
        Only its author and moderators will see it{isReply ? '' : ', with all replies'}. The author gets your
        reason by email.
      </ReasonDialog>
      <Suspense>
        {open === 'edit' && (
          <EditPostDialog post={post} title={isReply ? null : topic.title} opened onClose={onClose} />
        )}
        {open === 'versions' && <VersionsDialog postId={post.id} opened onClose={onClose} />}
      </Suspense>
    </>
  );
}
