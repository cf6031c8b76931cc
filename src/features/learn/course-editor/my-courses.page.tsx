import { Anchor, Button } from '@mantine/core';
import { IconPlus, IconSchool } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { RefusalAnswer } from '#features/activity/decisions/refusal-answer.tsx';
import {
  useCreateProposal,
  useOwnProposals,
  useRemoveProposal,
} from '#features/learn/course-proposals/course-proposals.api.ts';
import type { ProposalSummary } from '#features/learn/course-proposals/course-proposals.contract.ts';
import {
  createCourseProposal,
  removeCourseProposal,
} from '#features/learn/course-proposals/course-proposals.contract.ts';
import { proposalPath } from '#features/learn/course-proposals/course-proposals.rules.ts';
import { ProposalStatusBadge } from '#features/learn/course-proposals/proposal-status.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import classes from './my-courses.page.module.css';

/** The page /learn/my-courses: courses that the member writes. */
export function MyCoursesPage() {
  const courses = useOwnProposals();
  const dialog = useSubjectDialog<ProposalSummary>();
  const remove = useRemoveProposal();
  const canPropose = useMayCall()(createCourseProposal);
  const confirm = () =>
    dialog.subject &&
    remove.mutate(dialog.subject.id, {
      onSuccess: () => {
        dialog.close();
        showToast({ title: 'Course deleted', tone: 'success' });
      },
      onError: (error) =>
        showToast({ title: 'Not deleted', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <PageBody width="reading">
      <PageHeading title="Courses you write" action={canPropose && <ProposeButton />}>
        Members at verification level 1 can propose a course, webinar or workshop. An admin reads it and
        publishes it.
      </PageHeading>
      {!canPropose && <LookOnly />}
      <ReviewList
        what="courses"
        query={courses}
        items={courses.data}
        height={120}
        empty={{
          title: 'No courses yet',
          text: 'Propose a course to share what you know.',
          icon: <IconSchool size={24} stroke={1.5} aria-hidden />,
        }}
        footer={courses.data && <ShowMore what="courses" shown={courses.data.length} query={courses} />}
      >
        {(course) => <OwnCourse course={course} onRemove={() => dialog.open(course)} />}
      </ReviewList>
      <ConfirmDialog
        opened={dialog.opened}
        title="Delete this course?"
        confirmLabel="Delete course"
        destructive
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={dialog.close}
      >
        {dialog.subject?.title || 'The course'} and its files will be deleted. This cannot be undone.
      </ConfirmDialog>
    </PageBody>
  );
}

function ProposeButton() {
  const create = useCreateProposal();
  const navigate = useNavigate();
  const start = () =>
    create.mutate(undefined, {
      onSuccess: ({ id }) => navigate(proposalPath(id)),
      onError: (error) => {
        const isLevel = error instanceof CallFailure && error.code === 'VERIFICATION_LEVEL_NEEDED';
        showToast({
          title: isLevel ? 'Verification level 1 needed' : 'Course not started',
          message: isLevel
            ? 'Courses come from members whose papers we have checked.'
            : failureText(error, 'Please try again.'),
          tone: 'error',
          duration: LONG_TOAST_MS,
          ...(isLevel && { action: { label: 'Get verified', run: () => void navigate('/verification') } }),
        });
      },
    });
  return (
    <Button
      onClick={start}
      loading={create.isPending}
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
    >
      Propose a course
    </Button>
  );
}

function OwnCourse({ course, onRemove }: { course: ProposalSummary; onRemove: () => void }) {
  const { id, title, status, remark, slug, updated_at } = course;
  const canRemove = useMayCall()(removeCourseProposal);
  const name = title || 'Course without a title';
  return (
    <article className={classes.course}>
      <h2 className={classes.title}>
        <Anchor component={Link} to={proposalPath(id)} inherit>
          {name}
        </Anchor>
      </h2>
      <p className={classes.facts}>
        <ProposalStatusBadge status={status} isPublished={slug !== null} />
        <span>Changed on {formatInstant(updated_at)}</span>
      </p>
      {remark && <p className={classes.remark}>{remark}</p>}
      {status === 'declined' && <RefusalAnswer id={id} kind="course" title={name} />}
      {canRemove && slug === null && status !== 'submitted' && (
        <Button variant="subtle" color="brick" size="sm" onClick={onRemove} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      )}
    </article>
  );
}
