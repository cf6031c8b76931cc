import { Anchor, Group, Skeleton, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import { topicPath } from '#features/community/posts/posts.rules.ts';
import { createReply } from '#features/community/replies/replies.contract.ts';
import { useReadTopic, useTopic } from '#features/community/topics/topics.api.ts';
import type { Topic } from '#features/community/topics/topics.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { PostCard } from './post-card.tsx';
import { PostMenu } from './post-menu.tsx';
import { ReplyList } from './reply-list.tsx';
import classes from './topic.page.module.css';
import { TopicControls } from './topic-controls.tsx';

// The form brings the list of members and the file chooser along.
const ReplyForm = lazy(() => import('./reply-form.tsx'));

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** /community/:circle/:topic: a topic, its answer, its replies, and the form for one. */
export function TopicPage({ notFound }: { notFound: ReactNode }) {
  const { topic: id = '' } = useParams();
  return ID.test(id) ? <LoadedTopic key={id} id={id} notFound={notFound} /> : notFound;
}

function LoadedTopic({ id, notFound }: { id: string; notFound: ReactNode }) {
  const topic = useTopic(id);
  useReadTopic(topic.data);
  if (topic.data) return <Discussion topic={topic.data} />;
  if (topic.isPending) {
    return (
      <PageBody>
        <Stack role="status" aria-label="Loading the topic">
          <Skeleton height={40} width="70%" />
          <Skeleton height={180} radius="md" />
        </Stack>
      </PageBody>
    );
  }
  if (topic.error instanceof CallFailure && topic.error.status === 404) return notFound;
  return (
    <PageBody>
      <ErrorState
        title="The topic could not be loaded"
        error={topic.error}
        onRetry={topic.refetch}
        retrying={topic.isRefetching}
      />
    </PageBody>
  );
}

function Discussion({ topic }: { topic: Topic }) {
  const { id, circle, title, opening, answer, replies_count, views } = topic;
  const [params, setParams] = useSearchParams();
  const given = params.get('reply') ?? '';
  const linked = ID.test(given) ? given : null;
  // What was new when the page was opened stays marked while it is open.
  const [readUntil] = useState(topic.read_until);
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = () => client.invalidateQueries({ queryKey: COMMUNITY });
  const removed = async (isTopicGone: boolean) => {
    if (isTopicGone) await navigate(`/community/${circle.slug}`, { replace: true });
    await reload();
  };
  const showReply = (reply: string | null) =>
    setParams(reply ? { reply } : {}, { replace: true, preventScrollReset: true });
  return (
    <PageBody>
      <nav aria-label="Breadcrumb" className={classes.back}>
        <Anchor component={Link} to="/community" inherit>
          Community
        </Anchor>
        {' / '}
        <Anchor component={Link} to={`/community/${circle.slug}`} inherit>
          {circle.name}
        </Anchor>
      </nav>
      <div className={classes.column}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.states}>
          {answer && <StateBadge tone="good">Answered</StateBadge>}
          {topic.is_pinned && <StateBadge tone="neutral">Pinned</StateBadge>}
          {topic.is_locked && <StateBadge tone="neutral">Locked</StateBadge>}
          {circle.is_archived && <StateBadge tone="neutral">Archived circle</StateBadge>}
          <span>
            {formatCount(replies_count)} {replies_count === 1 ? 'reply' : 'replies'} · {formatCount(views)}{' '}
            {views === 1 ? 'view' : 'views'}
          </span>
        </p>
        <Group gap="sm" mb="lg">
          <TopicControls topic={topic} />
        </Group>
        <PostCard
          post={opening}
          isAnswer={false}
          isNew={false}
          menu={<PostMenu topic={topic} post={opening} onRemoved={(stays) => removed(!stays)} />}
        />
        {answer && (
          <section className={classes.answer} aria-label="Answer">
            <p className={classes.from}>
              <StateBadge tone="good">Answer</StateBadge> by {answer.author?.name ?? 'a former member'} ·{' '}
              <Anchor component={Link} to={topicPath(circle.slug, id, answer.id)} inherit preventScrollReset>
                See it in the discussion
              </Anchor>
            </p>
            <RenderedText html={answer.html} />
          </section>
        )}
        <h2 className={classes.heading}>Replies</h2>
        <ReplyList
          key={linked ?? 'start'}
          topic={topic}
          linked={linked}
          readUntil={readUntil}
          onRemoved={() => removed(false)}
          onStart={() => showReply(null)}
        />
        <Write topic={topic} onSent={showReply} />
      </div>
    </PageBody>
  );
}

function Write({ topic, onSent }: { topic: Topic; onSent: (id: string) => void }) {
  const isConfirmed = useSession().user?.email_confirmed ?? false;
  const may = useMayCall();
  if (topic.is_locked)
    return <p className={classes.closed}>This topic is locked. Nothing more can be written in it.</p>;
  if (topic.circle.is_archived)
    return <p className={classes.closed}>This circle is archived. Nothing more can be written in it.</p>;
  if (!isConfirmed) {
    return (
      <p className={classes.closed}>
        <Anchor component={Link} to="/verify-email" inherit>
          Verify your email address
        </Anchor>{' '}
        to reply.
      </p>
    );
  }
  if (!may(createReply)) {
    return (
      <p className={classes.closed}>
        Your role in the organisation is to read here. Owners, managers and members reply.
      </p>
    );
  }
  return (
    <Suspense fallback={<Skeleton height={220} mt="xl" radius="md" />}>
      <ReplyForm topicId={topic.id} onSent={onSent} />
    </Suspense>
  );
}
