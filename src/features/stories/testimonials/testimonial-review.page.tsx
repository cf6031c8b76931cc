import { Button } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { AnsweredRefusal } from '#features/activity/decisions/answered-refusal.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { TestimonialDeclineDialog } from './testimonial-decline-dialog.tsx';
import { useDecideTestimonial, usePendingTestimonials } from './testimonial-review.api.ts';
import classes from './testimonial-review.page.module.css';
import type { PendingTestimonial } from './testimonials.contract.ts';

/** Stories that wait for a decision, for admins. */
export function TestimonialReviewPage() {
  return (
    <PageBody width="reading">
      <PageHeading title="Pending stories">
        Members send stories for the home page. A story appears there when you publish it.
      </PageHeading>
      <PendingStories />
    </PageBody>
  );
}

function PendingStories() {
  const stories = usePendingTestimonials();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useSubjectDialog<PendingTestimonial>();
  const decide = useDecideTestimonial();
  // A decided story leaves the list, and its buttons with it.
  const focusHeading = () => heading.current?.focus();
  const publish = ({ id, version }: PendingTestimonial) =>
    decide.mutate(
      { id, body: { status: 'published', version } },
      {
        onSuccess: () => {
          showToast({ title: 'Story published', message: 'It is now on the home page.', tone: 'success' });
          focusHeading();
        },
        onError: (error) =>
          showToast({
            title: 'Story not published',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: LONG_TOAST_MS,
          }),
      },
    );
  return (
    <>
      <ReviewList
        what="stories"
        query={stories}
        items={stories.data}
        heading="Waiting for a decision"
        headingRef={heading}
        height={200}
        empty={{
          title: 'No stories are waiting',
          text: 'New stories from members appear here.',
          icon: <IconQuote size={24} stroke={1.5} aria-hidden />,
        }}
        footer={<ShowMore what="stories" shown={stories.data?.length ?? 0} query={stories} />}
      >
        {(story) => (
          <PendingStory
            story={story}
            isPublishing={decide.isPending && decide.variables.id === story.id}
            onPublish={() => publish(story)}
            onDecline={() => dialog.open(story)}
          />
        )}
      </ReviewList>
      {dialog.subject && (
        <TestimonialDeclineDialog
          key={dialog.opening}
          story={dialog.subject}
          opened={dialog.opened}
          onDeclined={focusHeading}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

interface PendingStoryProps {
  story: PendingTestimonial;
  isPublishing: boolean;
  onPublish: () => void;
  onDecline: () => void;
}

function PendingStory({ story, isPublishing, onPublish, onDecline }: PendingStoryProps) {
  const headingId = useId();
  const { name, role, organization, user_type, rating, created_at, content, impact, answer } = story;
  return (
    <article className={classes.story} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.name}>
        {name}
      </h3>
      <p className={classes.facts}>
        {role}, {organization} · {user_type}
      </p>
      <p className={classes.facts}>
        Sent on {formatInstant(created_at)} · Rated {rating} of 5
      </p>
      <p className={classes.words}>{content}</p>
      <p className={classes.words}>
        <strong>Impact:</strong> {impact}
      </p>
      {answer && <AnsweredRefusal answer={answer} author={name} />}
      <div className={classes.actions}>
        <Button onClick={onPublish} loading={isPublishing}>
          Publish
        </Button>
        <Button variant="default" onClick={onDecline} disabled={isPublishing}>
          Decline
        </Button>
      </div>
    </article>
  );
}
