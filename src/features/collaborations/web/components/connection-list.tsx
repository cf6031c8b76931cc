import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CollaborationRequest } from '#features/collaborations/collaboration-requests.contract.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import {
  type Direction,
  type RequestState,
  useCollaborationRequests,
} from '../collaboration-requests.api.ts';
import { ConnectionAnswer } from './connection-answer.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionCardSkeleton } from './connection-card-skeleton.tsx';
import classes from './connection-list.module.css';

/** What a member is about to do with a request. */
export interface PlannedAnswer {
  request: CollaborationRequest;
  status: 'accepted' | 'declined' | 'withdrawn';
}

interface ConnectionListProps {
  direction: Direction;
  /** How many there are in each state; undefined until that is known. */
  counts: Record<RequestState, number> | undefined;
}

/** Requests in one direction: those that wait first, then the rest, each newest first and twenty at a time. */
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
        message={error.message}
        onRetry={() => Promise.all(missing.map((query) => query.refetch()))}
        retrying={missing.some((query) => query.isRefetching)}
      />
    );
  }
  if (!waiting.data || !settled.data) return <LoadingRequests />;
  const isEmpty = waiting.data.length + settled.data.length === 0;
  // A request on its way from one list to the other is in neither for a moment.
  const isChanging = waiting.isFetching || settled.isFetching;

  const groups = [
    {
      heading: direction === 'incoming' ? 'Waiting for your answer' : 'Waiting for their answer',
      what: 'waiting requests',
      query: waiting,
      requests: waiting.data,
      total: counts?.waiting,
    },
    {
      heading: 'Earlier requests',
      what: 'earlier requests',
      query: settled,
      requests: settled.data,
      total: counts?.settled,
    },
  ];
  return (
    <>
      {isEmpty && !isChanging && <NoRequests direction={direction} />}
      {groups
        .filter(({ requests }) => requests.length > 0)
        .map(({ heading, what, query, requests, total }) => (
          <section key={heading} className={classes.group}>
            <h2 className={classes.heading}>{heading}</h2>
            {requests.map((request) => (
              <ConnectionCard
                key={request.id}
                request={request}
                direction={direction}
                onAnswer={(status) => ask({ request, status })}
              />
            ))}
            <ShowMore what={what} shown={requests.length} total={total} query={query} />
          </section>
        ))}
      <ConnectionAnswer answer={answer} opened={asking} onClose={close} />
    </>
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
        ? 'When a member asks you for a collaboration, you answer here. You can also ask first.'
        : 'Find a partner in the marketplace and ask for a collaboration; you follow the answer here.'}
    </EmptyState>
  );
}
