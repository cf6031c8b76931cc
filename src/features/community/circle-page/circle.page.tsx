import { Alert, Anchor, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconBellRinging, IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCircle, useFollowCircle, useVisit } from '#features/community/circles/circles.api.ts';
import type { Circle } from '#features/community/circles/circles.contract.ts';
import { createTopic, FORUM_SEARCH_MAX } from '#features/community/topics/topics.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './circle.page.module.css';
import { FoundPosts } from './found-posts.tsx';
import { TopicList } from './topic-list.tsx';

// Most visits only read.
const NewTopicDialog = lazy(async () => ({
  default: (await import('./new-topic-dialog.tsx')).NewTopicDialog,
}));

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** /community/:circle: its topics, and a search over topics and replies. */
export function CirclePage({ notFound }: { notFound: ReactNode }) {
  const { circle: slug = '' } = useParams();
  const circle = useCircle(slug);
  if (circle.isPending) {
    return (
      <PageBody>
        <Stack role="status" aria-label="Loading the circle">
          <Skeleton height={40} width="60%" />
          <Skeleton height={72} radius="md" />
          <Skeleton height={72} radius="md" />
        </Stack>
      </PageBody>
    );
  }
  if (circle.data) return <Discussions key={slug} circle={circle.data} />;
  if (circle.error instanceof CallFailure && circle.error.status === 404) return notFound;
  return (
    <PageBody>
      <ErrorState
        title="The circle could not be loaded"
        error={circle.error}
        onRetry={circle.refetch}
        retrying={circle.isRefetching}
      />
    </PageBody>
  );
}

function Discussions({ circle }: { circle: Circle }) {
  const { slug, name, description, group_url, is_archived } = circle;
  const isReady = useVisit(slug);
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').trim().slice(0, FORUM_SEARCH_MAX);
  const find = (text: string) =>
    setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true });
  const may = useMayCall();
  const canWrite = (useSession().user?.email_confirmed ?? false) && !is_archived && may(createTopic);
  const [writing, { open, close }] = useDisclosure();
  const [isLoaded, setLoaded] = useState(false);
  const write = () => {
    setLoaded(true);
    open();
  };
  const start = (variant?: string) =>
    canWrite && (
      <Button variant={variant} leftSection={<IconPlus {...ICON} />} onClick={write}>
        Start a topic
      </Button>
    );
  return (
    <PageBody>
      <nav aria-label="Breadcrumb" className={classes.back}>
        <Anchor component={Link} to="/community" inherit>
          Community
        </Anchor>
      </nav>
      <PageHeading title={name} action={start()}>
        {description}
      </PageHeading>
      <Group gap="sm" mb="md">
        <FollowButton circle={circle} />
        {group_url && <WebLink url={group_url}>Join the group</WebLink>}
      </Group>
      <CannotWrite isArchived={is_archived} />
      <search className={classes.search}>
        <SearchField
          label="Search topics and replies"
          value={search}
          maxLength={FORUM_SEARCH_MAX}
          onChange={find}
        />
      </search>
      <h2 className={classes.heading}>{search ? 'Search results' : 'Topics'}</h2>
      {search ? (
        <FoundPosts circle={slug} search={search} onClear={() => find('')} />
      ) : (
        <TopicList circle={slug} isReady={isReady} action={start('default')} />
      )}
      {isLoaded && (
        <Suspense>
          <NewTopicDialog circle={circle} opened={writing} onClose={close} />
        </Suspense>
      )}
    </PageBody>
  );
}

function FollowButton({ circle: { slug, is_followed } }: { circle: Circle }) {
  const follow = useFollowCircle(slug);
  const shown = follow.isPending ? follow.variables : is_followed;
  const change = () =>
    follow.mutate(!is_followed, {
      onSuccess: () =>
        showToast({
          title: is_followed ? 'Circle no longer followed' : 'Circle followed',
          message: is_followed ? undefined : 'What is new in it comes by email on Mondays.',
          tone: 'success',
        }),
      onError: (error) =>
        showToast({ title: 'Error', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  const Icon = shown ? IconBellRinging : IconBell;
  return (
    <Button variant="default" leftSection={<Icon {...ICON} />} aria-pressed={shown} onClick={change}>
      {shown ? 'Following' : 'Follow circle'}
    </Button>
  );
}

function ReadOnlyRole() {
  return (
    <Alert color="gray" mb="md">
      Your role in the organisation is to read here. Owners, managers and members write.
    </Alert>
  );
}

function CannotWrite({ isArchived }: { isArchived: boolean }) {
  const isConfirmed = useSession().user?.email_confirmed ?? true;
  const may = useMayCall();
  if (!isArchived && isConfirmed) return may(createTopic) ? null : <ReadOnlyRole />;
  return (
    <Alert color="marigold" mb="md">
      {isArchived ? (
        'This circle is archived. You can read its topics; nothing new can be written.'
      ) : (
        <>
          <Anchor component={Link} to="/verify-email" inherit>
            Verify your email address
          </Anchor>{' '}
          to write here.
        </>
      )}
    </Alert>
  );
}
