import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { type Direction, type RequestState, useCollaborationRequests } from './collaboration-requests.api.ts';
import type { CollaborationRequest } from './collaboration-requests.contract.ts';
import { ConnectionAnswer } from './connection-answer.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionCardSkeleton } from './connection-card-skeleton.tsx';
import classes from './connection-list.module.css';

/** The answer that a member has chosen and has to confirm. */
export interface PlannedAnswer {
  request: CollaborationRequest;
  status: 'accepted' | 'declined' | 'withdrawn' | 'closed';
}

interface ConnectionListProps {
  direction: Direction;
  /** Number of requests in each state; undefined until known. */
  counts: Record<RequestState, number> | undefined;
}

/** Lists requests in one direction: waiting ones first, then the rest, each newest first and twenty at a time. */
export function ConnectionList({ direction, counts }: ConnectionListProps) {
  const [answer, setAnswer] = useState<PlannedAnswer | null>(null);
  const [asking, { open, close }] = useDisclosure();
  const waiting = useCollaborationRequests(direction, 'waiting');
  const settled = useCollaborationRequests(direction, 'settled');
  const ask = (planned: PlannedAnswer) => {
    setAnswer(planned);
    open();
  };

  const missing = [waiting, settled].filter(({ data }) => !data);
  const error = missing.find((query) => query.error)?.error;
  if (error) {
    return (
      <ErrorState
        title="Failed to load collaboration requests"
        error={error}
        onRetry={() => Promise.all(missing.map((query) => query.refetch()))}
        retrying={missing.some((query) => query.isRefetching)}
      />
    );
  }
  if (!waiting.data || !settled.data) return <LoadingRequests />;
  const isEmpty = waiting.data.length + settled.data.length === 0;
  // A request that changes lists is in neither of them for a moment.
  const isChanging = waiting.isFetching || settled.isFetching;

  const group = { direction, onAnswer: ask };
  return (
    <>
      {isEmpty && !isChanging && <NoRequests direction={direction} />}
      <ConnectionGroup
        {...group}
        heading={direction === 'incoming' ? 'Waiting for your answer' : 'Waiting for their answer'}
        what="waiting requests"
        query={waiting}
        total={counts?.waiting}
      />
      <ConnectionGroup
        {...group}
        heading="Earlier requests"
        what="earlier requests"
        query={settled}
        total={counts?.settled}
      />
      <ConnectionAnswer answer={answer} opened={asking} onClose={close} />
    </>
  );
}

interface ConnectionGroupProps {
  direction: Direction;
  heading: string;
  /** "earlier requests". */
  what: string;
  query: ReturnType<typeof useCollaborationRequests>;
  /** Number of requests; undefined until known. */
  total: number | undefined;
  onAnswer: (planned: PlannedAnswer) => void;
}

/** Lists the requests of one state under a heading; shows nothing without requests. */
function ConnectionGroup({ direction, heading, what, query, total, onAnswer }: ConnectionGroupProps) {
  const requests = query.data ?? [];
  if (requests.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2 className={classes.heading}>{heading}</h2>
      {requests.map((request) => (
        <ConnectionCard
          key={request.id}
          request={request}
          direction={direction}
          onAnswer={(status) => onAnswer({ request, status })}
        />
      ))}
      <ShowMore what={what} shown={requests.length} total={total} query={query} />
    </section>
  );
}

function LoadingRequests() {
  return (
    <Stack role="status" aria-label="Loading collaboration requests">
      <Skeleton height={28} width={220} />
      <ConnectionCardSkeleton />
      <ConnectionCardSkeleton />
    </Stack>
  );
}

function NoRequests({ direction }: { direction: Direction }) {
  const isIncoming = direction === 'incoming';
  const Icon = isIncoming ? IconInbox : IconSend;
  return (
    <EmptyState
      title={isIncoming ? 'No incoming requests' : 'No sent requests'}
      icon={<Icon size={24} stroke={1.5} aria-hidden />}
      action={
        <Button component={Link} to="/marketplace" variant="default">
          Go to the marketplace
        </Button>
      }
    >
      {isIncoming
        ? 'Requests from other members appear here. You can also send one yourself.'
        : 'Find a partner in the marketplace and send a request. Their answer appears here.'}
    </EmptyState>
  );
}
