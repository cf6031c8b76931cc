import { Anchor, SegmentedControl } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CaseStudyAuthor } from '#features/stories/case-studies/case-study-author.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useReviewedCaseStudies } from './case-study-review.api.ts';
import { REVIEW_STATES, type ReviewedCaseStudySummary } from './case-study-review.contract.ts';
import classes from './case-study-review.page.module.css';
import { ReviewedStory } from './reviewed-story.tsx';

const STATES: Record<(typeof REVIEW_STATES)[number], { label: string; none: string }> = {
  pending: { label: 'Waiting', none: 'No success stories are waiting' },
  returned: { label: 'Returned', none: 'No returned success stories' },
  declined: { label: 'Declined', none: 'No declined success stories' },
  published: { label: 'Published', none: 'No published success stories' },
};

/** Success stories for admins: /admin/case-studies, and with `?story=` one of them. */
export function CaseStudyReviewPage() {
  const [params] = useSearchParams();
  const story = params.get('story');
  return (
    <PageBody width="reading">
      <PageHeading title="Success stories">
        Members send stories for Learn CSR. A story appears there when you publish it; its author gets an
        email about each decision.
      </PageHeading>
      {story ? <ReviewedStory key={story} id={story} /> : <Stories />}
    </PageBody>
  );
}

function Stories() {
  const [params, setParams] = useSearchParams();
  const status = REVIEW_STATES.find((one) => one === params.get('status')) ?? 'pending';
  const stories = useReviewedCaseStudies({ status, page: pageOf(params) });
  const hrefOf = (page: number) => `?${new URLSearchParams({ status, page: String(page) })}`;
  return (
    <>
      <SegmentedControl
        fullWidth
        mb="lg"
        aria-label="Which success stories"
        data={REVIEW_STATES.map((value) => ({ value, label: STATES[value].label }))}
        value={status}
        onChange={(next) => setParams(next === 'pending' ? {} : { status: next })}
      />
      <ReviewList
        what="success stories"
        query={stories}
        items={stories.data?.records}
        height={120}
        empty={{
          title: STATES[status].none,
          text: 'Stories that members send appear here.',
          icon: <IconBook2 size={24} stroke={1.5} aria-hidden />,
        }}
        footer={stories.data && <Pager pagination={stories.data.pagination} hrefOf={hrefOf} />}
      >
        {(story) => <StoryRow story={story} />}
      </ReviewList>
    </>
  );
}

function StoryRow({ story }: { story: ReviewedCaseStudySummary }) {
  const titleId = useId();
  const { id, title, summary, author, is_public, status, sent_at, decided_at } = story;
  return (
    <article className={classes.story} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <Anchor component={Link} to={`?story=${id}`} inherit>
          {title || 'Untitled story'}
        </Anchor>
      </h2>
      <p className={classes.facts}>
        <CaseStudyAuthor author={author} />
        {sent_at && ` · Sent on ${formatInstant(sent_at)}`}
        {decided_at && status !== 'pending' && ` · Decided on ${formatInstant(decided_at)}`}
      </p>
      <p className={classes.summary}>{summary}</p>
      {is_public && status !== 'published' && <StateBadge tone="good">Earlier version published</StateBadge>}
    </article>
  );
}
