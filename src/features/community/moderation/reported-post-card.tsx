import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { Link } from 'react-router';
import { AuthorLine } from '#features/community/posts/author-line.tsx';
import { topicPath } from '#features/community/posts/posts.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { useDecideReports } from './moderation.api.ts';
import { HideInput, REASON_MAX, type ReportedPost } from './moderation.contract.ts';
import classes from './reported-post-card.module.css';

interface ReportedPostCardProps {
  post: ReportedPost;
  /** The card is gone, and its buttons with it. */
  onDecided: () => void;
}

/** A post with what members say is wrong with it, and the decision about it. */
export function ReportedPostCard({ post, onDecided }: ReportedPostCardProps) {
  const headingId = useId();
  const [isHiding, hiding] = useDisclosure();
  const decide = useDecideReports();
  const { id, topic_id, topic_title, circle, is_reply, author, html, created_at, reports, reports_count } =
    post;
  const dismiss = () =>
    decide.mutate(
      { id, body: { decision: 'dismissed' } },
      {
        onSuccess: () => {
          showToast({ title: 'Reports dismissed', tone: 'success' });
          onDecided();
        },
        onError: (error) =>
          showToast({ title: 'Error', message: failureText(error, 'Please try again.'), tone: 'error' }),
      },
    );
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.title}>
        <Link to={topicPath(circle.slug, topic_id, id)}>
          {is_reply && 'Reply in: '}
          {topic_title}
        </Link>
      </h3>
      <p className={classes.facts}>{circle.name}</p>
      <div className={classes.post}>
        <AuthorLine author={author} at={created_at} />
        <RenderedText html={html} />
      </div>
      <p className={classes.facts}>
        {reports_count} {reports_count === 1 ? 'report' : 'reports'}
      </p>
      <ul className={classes.reports}>
        {reports.map((report) => (
          <li key={report.reporter + report.created_at}>
            {report.reason}{' '}
            <span className={classes.facts}>
              {report.reporter}, {formatInstant(report.created_at)}
            </span>
          </li>
        ))}
      </ul>
      <Group gap="sm" mt="md">
        <Button color="brick" onClick={hiding.open} disabled={decide.isPending}>
          Hide post
        </Button>
        <Button variant="default" onClick={dismiss} loading={decide.isPending && !isHiding}>
          Dismiss
        </Button>
      </Group>
      {isHiding && (
        <ReasonDialog
          opened
          title="Hide this post?"
          submitLabel="Hide"
          destructive
          maxLength={REASON_MAX}
          validate={(reason) => inputErrors(HideInput, { reason })}
          call={decide}
          send={(reason) => decide.mutateAsync({ id, body: { decision: 'hidden', reason } })}
          failed="Not sent"
          done={{ title: 'Post hidden' }}
          onDone={onDecided}
          onClose={hiding.close}
        >
          Only its author and moderators will see it. The author gets your reason by email.
        </ReasonDialog>
      )}
    </article>
  );
}
