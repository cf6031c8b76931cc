import type { ReactNode } from 'react';
import { RefusalAnswer } from '#features/activity/decisions/refusal-answer.tsx';
import { AttachmentList } from '#features/community/attachments/attachment-list.tsx';
import { AuthorLine } from '#features/community/posts/author-line.tsx';
import type { Post } from '#features/community/posts/posts.contract.ts';
import { FORMER_MEMBER } from '#features/community/posts/posts.rules.ts';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './post-card.module.css';

interface PostCardProps {
  post: Post;
  isAnswer: boolean;
  isNew: boolean;
  menu: ReactNode;
  /** Of the element, when an address links to the post. */
  linked?: object;
}

/** One post with what there is to say about it. */
export function PostCard({ post, isAnswer, isNew, menu, linked }: PostCardProps) {
  const { author, state, html, attachments, created_at, edited_at, hidden_reason } = post;
  return (
    <article
      className={classes.card}
      aria-label={`Post of ${author?.name ?? FORMER_MEMBER}`}
      data-answer={isAnswer || undefined}
      {...linked}
    >
      <header className={classes.head}>
        <AuthorLine author={author} at={created_at}>
          {edited_at && <span>edited</span>}
          {isNew && <StateBadge tone="attention">New</StateBadge>}
          {isAnswer && <StateBadge tone="good">Answer</StateBadge>}
          {state === 'hidden' && <StateBadge tone="bad">Hidden</StateBadge>}
        </AuthorLine>
        {menu}
      </header>
      {state === 'hidden' && (
        <p className={classes.note}>
          A moderator has hidden this post. Only its author and moderators see it. Reason: {hidden_reason}
        </p>
      )}
      {state === 'hidden' && post.is_own && <RefusalAnswer kind="post" id={post.id} title="your post" />}
      {state === 'removed' ? (
        <p className={classes.removed}>Removed by its author</p>
      ) : (
        <div className={classes.text}>
          <RenderedText html={html} />
          <AttachmentList attachments={attachments} />
        </div>
      )}
    </article>
  );
}
