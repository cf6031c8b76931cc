import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import type { CollaborationRequest } from './collaboration-requests.contract.ts';

interface CollaborationRequestAskedProps {
  request: CollaborationRequest;
  onAccept: () => void;
}

/** Shown instead of the form while a request of this member is waiting for the own answer: accepting it is enough. */
export function CollaborationRequestAsked({ request, onAccept }: CollaborationRequestAskedProps) {
  return (
    <Stack>
      <Alert title={`They asked you on ${formatInstant(request.created_at)}`}>
        {request.collaboration_objective}
      </Alert>
      <FactList
        facts={[
          ['Budget band', request.budget_band],
          ['Timeframe', request.timeframe],
          ['Geographic scope', request.geographic_scope.join(', ')],
        ]}
      />
      <Group justify="flex-end">
        <Button component={Link} variant="default" to={`/profile?tab=connections&request=${request.id}`}>
          Read and answer
        </Button>
        <Button onClick={onAccept}>Accept</Button>
      </Group>
    </Stack>
  );
}
