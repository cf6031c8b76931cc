import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import type { CollaborationRequest } from './collaboration-requests.contract.ts';

/** Shown instead of the form while an earlier request to this member is waiting for an answer. */
export function CollaborationRequestWaiting({ request }: { request: CollaborationRequest }) {
  return (
    <Stack>
      <Alert title="You have already sent a request">
        Your request from {formatInstant(request.created_at)} is waiting for an answer:{' '}
        {request.collaboration_objective}
      </Alert>
      <Group justify="flex-end">
        <Button component={Link} to="/profile?tab=connections&requests=sent">
          View your request
        </Button>
      </Group>
    </Stack>
  );
}
