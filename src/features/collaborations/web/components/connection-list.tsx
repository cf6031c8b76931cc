import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox, IconSend } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CollaborationRequest } from '#features/collaborations/collaboration-requests.contract.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ConnectionAnswer } from './connection-answer.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionCardSkeleton } from './connection-card-skeleton.tsx';
import classes from './connection-list.module.css';

export type Direction = 'incoming' | 'sent';
/** What a member is about to do with a request. */
export interface PlannedAnswer {
  request: CollaborationRequest;
  status: 'accepted' | 'declined' | 'withdrawn';
}

interface ConnectionListProps {
  direction: Direction;
  requests: UseQueryResult<CollaborationRequest[]>;
}

/** Requests in one direction: those that wait first, then the rest, each newest first. */
export function ConnectionList({ direction, requests }: ConnectionListProps) {
  const [answer, setAnswer] = useState<PlannedAnswer | null>(null);
  const [asking, { open, close }] = useDisclosure();
  const ask = (planned: PlannedAnswer) => {
    setAnswer(planned);
    open();
  };

  if (requests.isPending) return <LoadingRequests />;
  if (!requests.data) {
    return (
      <ErrorState
        title="Failed to load collaboration requests"
        message={requests.error.message}
        onRetry={requests.refetch}
        retrying={requests.isRefetching}
      />
    );
  }
  if (requests.data.length === 0) return <NoRequests direction={direction} />;

  const waiting = requests.data.filter(({ status }) => status === 'pending');
  const settled = requests.data.filter(({ status }) => status !== 'pending');
  const groups: [heading: string, group: CollaborationRequest[]][] = [
    [direction === 'incoming' ? 'Waiting for your answer' : 'Waiting for their answer', waiting],
    ['Earlier requests', settled],
  ];
  return (
    <>
      {groups
        .filter(([, group]) => group.length > 0)
        .map(([heading, group]) => (
          <section key={heading} className={classes.group}>
            <h2 className={classes.heading}>{heading}</h2>
            {group.map((request) => (
              <ConnectionCard
                key={request.id}
                request={request}
                direction={direction}
                onAnswer={(status) => ask({ request, status })}
              />
            ))}
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
