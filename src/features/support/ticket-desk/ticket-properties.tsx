import { Button, NativeSelect } from '@mantine/core';
import { IconCheck, IconGitMerge, IconRotate2, IconUserCheck } from '@tabler/icons-react';
import { useSupporters } from '#features/support/ticket-queue/ticket-queue.api.ts';
import {
  type AuthoredTicket,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
} from '#features/support/tickets/support-tickets.contract.ts';
import { useSession } from '#platform/web/session.tsx';
import type { TicketChange } from './ticket-change.hook.ts';
import { PRIORITY_LABELS } from './ticket-labels.data.ts';
import classes from './ticket-properties.module.css';

interface TicketPropertiesProps {
  ticket: AuthoredTicket;
  change: TicketChange;
  onResolve: () => void;
  onMerge: () => void;
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Who answers a ticket, what it is about, and the actions on it. */
export function TicketProperties({ ticket, change, onResolve, onMerge }: TicketPropertiesProps) {
  const { user } = useSession();
  const supporters = useSupporters();
  const { assignee, category, priority, status } = ticket;
  const known = supporters.data ?? (assignee ? [assignee] : []);
  // A supporter who is no admin any more can still have it.
  const people = assignee && !known.some(({ id }) => id === assignee.id) ? [...known, assignee] : known;
  return (
    <div className={classes.properties}>
      <div className={classes.fields}>
        <NativeSelect
          label="Assigned to"
          size="sm"
          value={assignee?.id ?? ''}
          disabled={change.isPending}
          data={[
            { value: '', label: 'Nobody' },
            ...people.map(({ id, name }) => ({
              value: id,
              label: id === user?.account_id ? `${name} (you)` : name,
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change.run({ assignee_id: value || null }, 'Ticket assigned')
          }
        />
        <NativeSelect
          label="Priority"
          size="sm"
          value={priority}
          disabled={change.isPending}
          data={TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            change.run({ priority: value as AuthoredTicket['priority'] }, 'Priority changed')
          }
        />
        <NativeSelect
          label="Category"
          size="sm"
          value={category}
          disabled={change.isPending}
          data={[...TICKET_CATEGORIES]}
          onChange={({ currentTarget: { value } }) =>
            change.run({ category: value as (typeof TICKET_CATEGORIES)[number] }, 'Category changed')
          }
        />
      </div>
      <div className={classes.actions}>
        {user && assignee?.id !== user.account_id && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconUserCheck {...ICON} />}
            disabled={change.isPending}
            onClick={() => change.run({ assignee_id: user.account_id }, 'Ticket assigned to you')}
          >
            Assign to me
          </Button>
        )}
        {status === 'resolved' ? (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconRotate2 {...ICON} />}
            disabled={change.isPending}
            onClick={() => change.run({ status: 'in-progress' }, 'Ticket reopened')}
          >
            Reopen
          </Button>
        ) : (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCheck {...ICON} />}
            disabled={change.isPending}
            onClick={onResolve}
          >
            Resolve
          </Button>
        )}
        <Button variant="default" size="sm" leftSection={<IconGitMerge {...ICON} />} onClick={onMerge}>
          Merge
        </Button>
      </div>
    </div>
  );
}
