import { Alert, Button, Group, Modal, Radio, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { AuthoredTicket } from '#features/support/tickets/support-tickets.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useDoubleTickets, useMergeTicket } from './ticket-desk.api.ts';

interface MergeDialogProps {
  ticket: AuthoredTicket;
  opened: boolean;
  /** @param into number of the ticket that has the conversation now. */
  onMerged: (into: string) => void;
  onClose: () => void;
}

/** Merges a ticket into another one of the same author. Give it a new `key` each time it opens. */
export function MergeDialog({ ticket, opened, onMerged, onClose }: MergeDialogProps) {
  const doubles = useDoubleTickets(ticket.id, opened);
  const merge = useMergeTicket(ticket.id);
  const [into, setInto] = useState('');
  const submit = () =>
    merge.mutate(
      { version: ticket.version, into },
      {
        onSuccess: () => {
          showToast({ title: 'Tickets merged', message: `${ticket.number} into ${into}`, tone: 'success' });
          onMerged(into);
        },
      },
    );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Merge ${ticket.number} into another ticket`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <p style={{ margin: 0 }}>
          The conversation moves into the other ticket of {ticket.name}, who gets an email about it. You can
          take it out again.
        </p>
        {doubles.isPending && <Skeleton height={120} role="status" aria-label="Loading tickets" />}
        {doubles.isError && !doubles.data && (
          <ErrorState
            title="Failed to load the tickets"
            error={doubles.error}
            onRetry={doubles.refetch}
            retrying={doubles.isRefetching}
          />
        )}
        {doubles.data?.length === 0 && <p style={{ margin: 0 }}>The author has no other ticket.</p>}
        {doubles.data && doubles.data.length > 0 && (
          <Radio.Group label="Merge into" value={into} onChange={setInto}>
            <Stack gap="xs" mt="xs">
              {doubles.data.map(({ number, subject, created_at }) => (
                <Radio
                  key={number}
                  value={number}
                  label={subject}
                  description={`${number} · ${formatInstant(created_at)}`}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {merge.error && (
          <Alert color="brick" role="alert" title="Tickets not merged">
            {failureText(merge.error, 'Please try again.')}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={merge.isPending}>
            Cancel
          </Button>
          <Button onClick={submit} disabled={into === ''} loading={merge.isPending}>
            Merge tickets
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
