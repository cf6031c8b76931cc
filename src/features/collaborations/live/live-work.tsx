import { useDebouncedValue } from '@mantine/hooks';
import { IconPlugConnectedX, IconUsers } from '@tabler/icons-react';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { useSession } from '#platform/web/session.tsx';
import type { PersonHere } from './collaboration-events.contract.ts';
import { useLiveWork } from './live-work.hook.ts';
import classes from './live-work.module.css';

/** A line that is lost for a moment only is not worth a word. */
const SAY_LOST_AFTER_MS = 3000;
/** Most persons who are named; the others are counted. */
const NAMED = 3;
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface LiveWorkProps {
  collaboration: Collaboration;
}

/** Keeps the workspace live while it is shown, and names the others who have it open. A screen reader hears each change. */
export default function LiveWork({ collaboration }: LiveWorkProps) {
  const { here, line } = useLiveWork(collaboration);
  const ownId = useSession().user?.account_id;
  const others = here.filter(({ id }) => id !== ownId);
  const isLost = line === 'lost';
  const [wasLost] = useDebouncedValue(isLost, SAY_LOST_AFTER_MS);
  return (
    <div role="status" className={classes.live}>
      {others.length > 0 && (
        <p className={classes.line}>
          <IconUsers {...ICON} />
          <span>Also here: {inWords(others)}</span>
        </p>
      )}
      {isLost && wasLost && (
        <p className={classes.line} data-lost>
          <IconPlugConnectedX {...ICON} />
          <span>The connection is lost. Changes of others appear when it is back.</span>
        </p>
      )}
    </div>
  );
}

const nameOf = ({ name, organization }: PersonHere) =>
  organization && organization !== name ? `${name} (${organization})` : name;

function inWords(others: PersonHere[]): string {
  const named = others.slice(0, NAMED).map(nameOf).join(', ');
  const more = others.length - NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}
