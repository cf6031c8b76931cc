import { Anchor, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconEyeOff, IconLogin2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ConfirmEmailNote } from '#features/profiles/profile/confirm-email-note.tsx';
import { ProfileNote } from '#features/profiles/profile/profile-note.tsx';
import { useCaseStudy, useCaseStudyView } from '#features/stories/case-studies/case-studies.api.ts';
import type { CaseStudy, CaseStudyStatus } from '#features/stories/case-studies/case-studies.contract.ts';
import { CaseStudyAuthor } from '#features/stories/case-studies/case-study-author.tsx';
import { CASE_STUDIES_PATH, caseStudyPath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { ServersHead } from '#platform/web/frame/servers-head.tsx';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import classes from './case-study.page.module.css';
import { CaseStudyBody } from './case-study-body.tsx';
import { LikeButton } from './like-button.tsx';
import { ShareButton } from './share-button.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The page /learn/stories/{slug}. @param notFound content for an unknown address. */
export function CaseStudyPage({ notFound }: { notFound: ReactNode }) {
  const { slug = '' } = useParams();
  const story = useCaseStudy(slug);
  if (story.error instanceof CallFailure && story.error.status === 404) {
    return (
      <>
        <title>Page Not Found · Dayitva</title>
        <meta name="robots" content="noindex" />
        {notFound}
      </>
    );
  }
  return (
    <PageBody width="reading">
      <ServersHead key={slug} />
      <title>{story.data ? `${story.data.title || 'Untitled story'} · Dayitva` : 'Dayitva'}</title>
      <Anchor component={Link} to={CASE_STUDIES_PATH} className={classes.back}>
        <IconArrowLeft {...ICON} />
        All success stories
      </Anchor>
      {story.data && <Story key={story.data.id} story={story.data} />}
      {story.isPending && <LoadingStory />}
      {!story.data && story.error && (
        <>
          <PageHeading title="Success story" />
          <ErrorState
            title="Failed to load this success story"
            error={story.error}
            onRetry={story.refetch}
            retrying={story.isRefetching}
          />
        </>
      )}
    </PageBody>
  );
}

function Story({ story }: { story: CaseStudy }) {
  useCaseStudyView(story);
  const { title, slug, published_at, changed_at, views } = story;
  const isPublished = published_at !== null;
  return (
    <article>
      <PageHeading title={title || 'Untitled story'} display>
        <CaseStudyAuthor author={story.author} />
        {isPublished && (
          <>
            {' · '}
            <time dateTime={published_at}>{formatInstant(published_at)}</time>
            {changed_at && changed_at > published_at && `, changed on ${formatInstant(changed_at)}`}
            {' · '}
            {formatCount(views)} {views === 1 ? 'view' : 'views'}
          </>
        )}
      </PageHeading>
      <StateNote story={story} />
      <CaseStudyBody story={story} isPublished={isPublished} />
      <div className={classes.contact}>
        <ContactNote slug={slug} />
      </div>
      {isPublished && (
        <div className={classes.actions}>
          <LikeButton story={story} />
          <ShareButton title={title} slug={slug} />
        </div>
      )}
    </article>
  );
}

const STATES: Record<CaseStudyStatus, string> = {
  draft: 'This story is a draft.',
  pending: 'This story waits for review.',
  returned: 'This story was returned with a remark.',
  declined: 'This story was declined.',
  published: '',
};

/** Says who sees the story, to its author and admins. */
function StateNote({ story: { status, published_at, is_own } }: { story: CaseStudy }) {
  if (status === null || status === 'published') return null;
  const words = published_at
    ? 'This is the published version. A later one is being worked on or waits for review.'
    : `${STATES[status]} Only ${is_own ? 'you' : 'its author'} and admins see it.`;
  return (
    <ProfileNote icon={<IconEyeOff {...ICON} />}>
      {words}{' '}
      {is_own && (
        <Anchor component={Link} to="/profile?tab=stories" inherit>
          See your stories
        </Anchor>
      )}
    </ProfileNote>
  );
}

/** Says why there are no contact details. */
function ContactNote({ slug }: { slug: string }) {
  const { user } = useSession();
  if (user) return user.email_confirmed ? null : <ConfirmEmailNote />;
  const state: LoginState = { from: caseStudyPath(slug) };
  return (
    <ProfileNote icon={<IconLogin2 {...ICON} />}>
      Contact details are for signed-in members.{' '}
      <Anchor component={Link} to="/login" state={state} inherit>
        Log in
      </Anchor>
    </ProfileNote>
  );
}

function LoadingStory() {
  return (
    <Stack role="status" aria-label="Loading this success story">
      <VisuallyHidden component="h1">Success story</VisuallyHidden>
      <Skeleton height={44} width="80%" />
      <Skeleton height={20} width="40%" />
      <Skeleton height={72} mt="md" />
      <Skeleton height={240} />
    </Stack>
  );
}
