import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { AnsweredRefusal } from '#features/activity/decisions/answered-refusal.tsx';
import { CaseStudyAuthor } from '#features/stories/case-studies/case-study-author.tsx';
import { CaseStudyBody } from '#features/stories/case-study-page/case-study-body.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { CaseStudyDecisionDialog } from './case-study-decision-dialog.tsx';
import { useDecideCaseStudy, useReviewedCaseStudy } from './case-study-review.api.ts';
import type { CaseStudyDecision, ReviewedCaseStudy } from './case-study-review.contract.ts';
import classes from './case-study-review.page.module.css';

const LIST = '/admin/case-studies';

/** The author's copy of a story with the buttons of the decision. */
export function ReviewedStory({ id }: { id: string }) {
  const story = useReviewedCaseStudy(id);
  return (
    <>
      <Anchor component={Link} to={LIST} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        All success stories
      </Anchor>
      {story.isPending && (
        <Stack role="status" aria-label="Loading the success story">
          <Skeleton height={36} width="70%" />
          <Skeleton height={72} />
          <Skeleton height={240} />
        </Stack>
      )}
      {story.error && !story.data && (
        <ErrorState
          title="Failed to load the success story"
          error={story.error}
          onRetry={story.refetch}
          retrying={story.isRefetching}
        />
      )}
      {story.data && <Story story={story.data} />}
    </>
  );
}

function Story({ story }: { story: ReviewedCaseStudy }) {
  const { id, title, author, sent_at, status, is_public, remark, version, answer } = story;
  const navigate = useNavigate();
  const decide = useDecideCaseStudy();
  const dialog = useSubjectDialog<Exclude<CaseStudyDecision['decision'], 'published'>>();
  const publish = () =>
    decide.mutate(
      { id, body: { decision: 'published', version } },
      {
        onSuccess: () => {
          void showToast({
            title: 'Success story published',
            message: 'It is now on Learn CSR.',
            tone: 'success',
          });
          void navigate(LIST);
        },
        onError: (error) =>
          showToast({
            title: 'Success story not published',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: LONG_TOAST_MS,
          }),
      },
    );
  const waits = status === 'pending';
  return (
    <article>
      <h2 className={classes.name}>{title || 'Untitled story'}</h2>
      <p className={classes.byline}>
        <CaseStudyAuthor author={author} />
        {sent_at && ` · Sent on ${formatInstant(sent_at)}`}
      </p>
      {remark && <p className={classes.remark}>Remark to the author: {remark}</p>}
      {answer && <AnsweredRefusal answer={answer} author={author.name} />}
      <CaseStudyBody story={story} isPublished={false} level="h3" />
      {(waits || is_public) && (
        <div className={classes.actions}>
          {waits && (
            <Button onClick={publish} loading={decide.isPending}>
              Publish
            </Button>
          )}
          <Button variant="default" onClick={() => dialog.open('returned')} disabled={decide.isPending}>
            {waits ? 'Return with a remark' : 'Take down and return'}
          </Button>
          <Button
            variant="subtle"
            color="brick"
            onClick={() => dialog.open('declined')}
            disabled={decide.isPending}
          >
            {waits ? 'Decline' : 'Take down and decline'}
          </Button>
        </div>
      )}
      {dialog.subject && (
        <CaseStudyDecisionDialog
          key={dialog.opening}
          story={story}
          decision={dialog.subject}
          opened={dialog.opened}
          onDecided={() => void navigate(LIST)}
          onClose={dialog.close}
        />
      )}
    </article>
  );
}
