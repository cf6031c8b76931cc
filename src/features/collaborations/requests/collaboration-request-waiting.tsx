import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import type { CollaborationRequest } from './collaboration-requests.contract.ts';

/** Says that a request to this member still waits for its answer, instead of a form that could not be sent. */
export function CollaborationRequestWaiting({ request }: { request: CollaborationRequest }) {
  return (
    <Stack>
      <Alert title="You have already asked">
        Your request of {formatInstant(request.created_at)} waits for an answer:{' '}
        {request.collaboration_objective}
      </Alert>
      <Group justify="flex-end">
        <Button component={Link} to="/profile?tab=connections&requests=sent">
          Open your request
        </Button>
      </Group>
    </Stack>
  );
}
