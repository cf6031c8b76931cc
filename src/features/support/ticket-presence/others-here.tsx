import { IconUsers } from '@tabler/icons-react';
import classes from './others-here.module.css';
import type { TicketPresence } from './ticket-presence.contract.ts';

/** `Asha Rao is also here, typing an answer`. */
function wordsFor(others: TicketPresence['others']): string {
  return others.map(({ name, is_typing }) => `${name} is also here${is_typing ? ', typing' : ''}`).join('. ');
}

/** Tells who else has the ticket open. A screen reader hears each change. */
export function OthersHere({ others }: { others: TicketPresence['others'] }) {
  return (
    <p className={classes.others} role="status" data-empty={others.length === 0 || undefined}>
      {others.length > 0 && (
        <>
          <IconUsers size={18} stroke={1.5} aria-hidden />
          {wordsFor(others)}
        </>
      )}
    </p>
  );
}
