import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RefusalAnswer } from '#features/activity/decisions/refusal-answer.tsx';
import type { CaseStudyStatus } from '#features/stories/case-studies/case-studies.contract.ts';
import { caseStudyPath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { useOwnCaseStudies } from './case-study-drafts.api.ts';
import type { OwnCaseStudySummary } from './case-study-drafts.contract.ts';
import { removeCaseStudy, updateCaseStudy } from './case-study-drafts.contract.ts';
import classes from './own-case-studies.module.css';
import { OwnCaseStudyRemoval } from './own-case-study-removal.tsx';
import { useShareAddress } from './share-address.hook.ts';
import { ShareCaseStudy } from './share-case-study.tsx';

const STATES: Record<CaseStudyStatus, { tone: StateTone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  pending: { tone: 'attention', label: 'Waiting for review' },
  returned: { tone: 'attention', label: 'Returned' },
  declined: { tone: 'bad', label: 'Declined' },
  published: { tone: 'good', label: 'Published' },
};

/** Success stories of the signed-in member, each with its state, the remark of an admin, and what can be done. */
export function OwnCaseStudies() {
  return (
    <section className={classes.section}>
      <header className={classes.head}>
        <h2 className={classes.heading}>CSR success stories</h2>
        <ShareCaseStudy label="Share a success story" />
      </header>
      <Stories />
    </section>
  );
}

function Stories() {
  const stories = useOwnCaseStudies();
  const { open } = useShareAddress();
  const removal = useSubjectDialog<OwnCaseStudySummary>();
  if (stories.isPending) {
    return (
      <Stack role="status" aria-label="Loading your success stories">
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Stack>
    );
  }
  if (!stories.data) {
    return (
      <ErrorState
        title="Your success stories could not be loaded"
        error={stories.error}
        onRetry={stories.refetch}
        retrying={stories.isRefetching}
      />
    );
  }
  if (stories.data.length === 0) {
    return (
      <EmptyState title="No success stories yet" icon={<IconBook2 size={24} stroke={1.5} aria-hidden />}>
        Tell others what you did, how many people it reached and what it cost. A draft stays here until you
        send it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {stories.data.map((story) => (
          <li key={story.id}>
            <OwnStory story={story} onEdit={() => open(story.id)} onRemove={() => removal.open(story)} />
          </li>
        ))}
      </ul>
      <ShowMore what="success stories" shown={stories.data.length} query={stories} />
      {removal.subject && (
        <OwnCaseStudyRemoval
          key={removal.opening}
          story={removal.subject}
          opened={removal.opened}
          onClose={removal.close}
        />
      )}
    </>
  );
}

interface OwnStoryProps {
  story: OwnCaseStudySummary;
  onEdit: () => void;
  onRemove: () => void;
}

function OwnStory({ story, onEdit, onRemove }: OwnStoryProps) {
  const { status, is_public, remark, slug, views, likes } = story;
  const title = story.title || 'Untitled story';
  const may = useMayCall();
  const { tone, label } = STATES[status];
  return (
    <article className={classes.story}>
      <h3 className={classes.title}>
        <Anchor component={Link} to={caseStudyPath(slug)} inherit>
          {title}
        </Anchor>
      </h3>
      <p className={classes.state}>
        <StateBadge tone={tone}>{label}</StateBadge>
        {is_public && status !== 'published' && (
          <StateBadge tone="good">Earlier version published</StateBadge>
        )}
        <span className={classes.when}>
          {whenOf(story)}
          {is_public && ` · ${formatCount(views)} views · ${formatCount(likes)} likes`}
        </span>
      </p>
      {remark && (
        <p className={classes.remark}>
          {status === 'declined' ? 'Why it was declined' : 'Remark'}: {remark}
        </p>
      )}
      {status === 'declined' && <RefusalAnswer kind="case-study" id={story.id} title={title} />}
      <div className={classes.actions}>
        {may(updateCaseStudy) && status !== 'declined' && (
          <Button variant="default" size="sm" onClick={onEdit} aria-label={`${EDIT[status]}: ${title}`}>
            {EDIT[status]}
          </Button>
        )}
        {may(removeCaseStudy) && (
          <Button variant="subtle" color="brick" size="sm" onClick={onRemove} aria-label={`Delete: ${title}`}>
            Delete
          </Button>
        )}
      </div>
    </article>
  );
}

const EDIT: Record<CaseStudyStatus, string> = {
  draft: 'Continue',
  pending: 'Edit',
  returned: 'Edit and send again',
  declined: '',
  published: 'Edit',
};

function whenOf({ status, sent_at, decided_at, updated_at }: OwnCaseStudySummary): string {
  if (status === 'pending' && sent_at) return `Sent on ${formatInstant(sent_at)}`;
  if (status !== 'draft' && decided_at) return `Decided on ${formatInstant(decided_at)}`;
  return `Saved on ${formatInstant(updated_at)}`;
}
