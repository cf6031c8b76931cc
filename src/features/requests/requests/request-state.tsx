import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayInIndia, formatInstant } from '#platform/contract/dates.ts';
import { useRequestStates } from './collaboration-requests.api.ts';

interface RequestStateProps {
  id: string;
  name: string;
  /** Ids of the members of the list, which are read together. */
  among: string[];
  /** The button that asks; shown while nothing waits between the two. */
  ask: ReactNode;
}

/** `27 Nov`; with the year where it is another one. */
function shortDay(instant: string): string {
  const year = dayInIndia(new Date()).slice(0, 4);
  return formatInstant(instant).replace(` ${year}`, '');
}

/** Shows which request waits between the signed-in member and another one, as a link to it, instead of the button that asks. */
export function RequestState({ id, name, among, ask }: RequestStateProps) {
  const state = useRequestStates(among).data?.get(id);
  if (!state) return ask;
  const day = shortDay(state.created_at);
  const isSent = state.direction === 'sent';
  const text = isSent ? `Requested ${day}, waiting` : `Asked you on ${day}`;
  return (
    <Button
      component={Link}
      to={isSent ? '/profile?tab=connections&requests=sent' : '/profile?tab=connections'}
      variant="light"
      aria-label={`${text}: ${name}`}
    >
      {text}
    </Button>
  );
}
