import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { AnsweredRefusal } from '#features/activity/decisions/answered-refusal.tsx';
import { CoursePreview } from '#features/learn/course-proposals/course-preview.tsx';
import { useProposal } from '#features/learn/course-proposals/course-proposals.api.ts';
import type { CourseProposal } from '#features/learn/course-proposals/course-proposals.contract.ts';
import { REVIEW_PATH } from '#features/learn/course-proposals/course-proposals.rules.ts';
import { ProposalStatusBadge } from '#features/learn/course-proposals/proposal-status.tsx';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { CourseRemarkDialog } from './course-remark-dialog.tsx';
import { useDecideProposal } from './course-review.api.ts';
import classes from './course-review.module.css';

/** The page /admin/courses/{id}: a proposed course with its quizzes, and the decision. */
export function CourseReviewPage({ notFound }: { notFound: ReactNode }) {
  const { id = '' } = useParams();
  const proposal = useProposal(id);
  if (proposal.error instanceof CallFailure && [400, 404].includes(proposal.error.status)) return notFound;
  return (
    <PageBody>
      <nav aria-label="Breadcrumb" className={classes.crumbs}>
        <Anchor component={Link} to={REVIEW_PATH} inherit>
          Courses
        </Anchor>
      </nav>
      {proposal.isPending && (
        <Stack role="status" aria-label="Loading the course">
          <Skeleton height={40} width="60%" />
          <Skeleton height={320} radius="md" />
        </Stack>
      )}
      {!proposal.data && proposal.error && (
        <ErrorState
          title="Failed to load this course"
          error={proposal.error}
          onRetry={proposal.refetch}
          retrying={proposal.isRefetching}
        />
      )}
      {proposal.data && <Review proposal={proposal.data} />}
    </PageBody>
  );
}

function Review({ proposal }: { proposal: CourseProposal }) {
  const { id, title, status, slug, revision, author_name, answer } = proposal;
  const navigate = useNavigate();
  const decide = useDecideProposal(id);
  const [asked, setAsked] = useState<'returned' | 'declined' | null>(null);
  const publish = () =>
    decide.mutate(
      { revision, status: 'published' },
      {
        onSuccess: () => {
          showToast({ title: 'Course published', message: title, tone: 'success' });
          void navigate(REVIEW_PATH);
        },
        onError: (error) =>
          showToast({
            title: 'Course not published',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: LONG_TOAST_MS,
          }),
      },
    );
  return (
    <>
      <PageHeading title={title || 'Course without a title'}>By {author_name}</PageHeading>
      <p className={classes.states}>
        <ProposalStatusBadge status={status} isPublished={slug !== null} />
      </p>
      {answer && <AnsweredRefusal answer={answer} author={author_name} />}
      <CoursePreview proposal={proposal} />
      {status === 'submitted' && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setAsked('declined')} disabled={decide.isPending}>
            Decline
          </Button>
          <Button variant="default" onClick={() => setAsked('returned')} disabled={decide.isPending}>
            Return with a remark
          </Button>
          <Button onClick={publish} loading={decide.isPending}>
            {slug ? 'Publish the new version' : 'Publish'}
          </Button>
        </div>
      )}
      {asked && (
        <CourseRemarkDialog
          key={asked}
          proposal={proposal}
          status={asked}
          // The dialog would ask about unsaved words while it is still there.
          onDecided={() => setTimeout(() => navigate(REVIEW_PATH))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
