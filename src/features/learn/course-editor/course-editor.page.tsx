import { Anchor, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { RefusalAnswer } from '#features/activity/decisions/refusal-answer.tsx';
import { CoursePreview } from '#features/learn/course-proposals/course-preview.tsx';
import { useProposal } from '#features/learn/course-proposals/course-proposals.api.ts';
import type { CourseProposal } from '#features/learn/course-proposals/course-proposals.contract.ts';
import {
  saveCourseProposal,
  withdrawCourseProposal,
} from '#features/learn/course-proposals/course-proposals.contract.ts';
import { canChange, OWN_COURSES_PATH } from '#features/learn/course-proposals/course-proposals.rules.ts';
import { ProposalStatusBadge } from '#features/learn/course-proposals/proposal-status.tsx';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import classes from './course-editor.module.css';
import { CourseEditorForm } from './course-editor.tsx';
import { TakeBackButton } from './take-back-button.tsx';

/** The page /learn/my-courses/{id}: where a member writes a course. */
export function CourseEditorPage({ notFound }: { notFound: ReactNode }) {
  const { id = '' } = useParams();
  const proposal = useProposal(id);
  if (proposal.error instanceof CallFailure && [400, 404].includes(proposal.error.status)) return notFound;
  return (
    <PageBody>
      <nav aria-label="Breadcrumb" className={classes.crumbs}>
        <Anchor component={Link} to={OWN_COURSES_PATH} inherit>
          Courses you write
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
      {proposal.data && (
        <Proposal key={`${id} ${proposal.data.status === 'submitted'}`} proposal={proposal.data} />
      )}
    </PageBody>
  );
}

function Proposal({ proposal }: { proposal: CourseProposal }) {
  const { status, slug, remark } = proposal;
  const may = useMayCall();
  const isOpen = may(saveCourseProposal) && canChange(status, slug !== null);
  return (
    <>
      <PageHeading title={proposal.title || 'Your course'} />
      {!may(saveCourseProposal) && <LookOnly />}
      <p className={classes.states}>
        <ProposalStatusBadge status={status} isPublished={slug !== null} />
        {slug && (
          <Anchor component={Link} to={coursePath(slug)} inherit>
            See it in the catalog
          </Anchor>
        )}
      </p>
      {remark && (
        <blockquote className={classes.remark}>
          <p className={classes.who}>An admin of Dayitva</p>
          {remark}
        </blockquote>
      )}
      {status === 'declined' && (
        <RefusalAnswer kind="course" id={proposal.id} title={proposal.title || 'Your course'} />
      )}
      {slug && isOpen && (
        <p className={classes.hint}>
          Learners keep the published version while you change this one. When an admin publishes the new
          version, they go on in it with the modules that they have done.
        </p>
      )}
      {isOpen ? (
        <CourseEditorForm proposal={proposal} />
      ) : (
        <>
          {may(withdrawCourseProposal) && status === 'submitted' && <TakeBackButton id={proposal.id} />}
          <CoursePreview proposal={proposal} />
        </>
      )}
    </>
  );
}
