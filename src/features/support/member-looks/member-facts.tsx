import { Button, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { MemberFactList } from './member-fact-list.tsx';
import classes from './member-facts.module.css';
import { useMemberFacts } from './member-looks.api.ts';
import { MemberTickets } from './member-tickets.tsx';

interface MemberFactsProps {
  ticketId: string;
  /** The address of the desk with another ticket, by number. */
  hrefOf: (number: string) => string;
}

/** Facts of the member beside the ticket. They are loaded when asked for, because each look is logged. */
export function MemberFacts(props: MemberFactsProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <LoadedFacts {...props} />;
  return (
    <div className={classes.ask}>
      <Button
        variant="default"
        size="sm"
        fullWidth
        leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        Show member facts
      </Button>
      <p className={classes.note}>
        Type, verification level, counts and earlier tickets. Your look is logged, and the member can see it.
      </p>
    </div>
  );
}

function LoadedFacts({ ticketId, hrefOf }: MemberFactsProps) {
  const facts = useMemberFacts(ticketId);
  const start = useRef<HTMLElement>(null);
  const hasLoaded = facts.data !== undefined;
  // The button that was pressed is gone.
  useEffect(() => {
    if (hasLoaded) start.current?.focus();
  }, [hasLoaded]);
  if (facts.isPending) {
    return (
      <div role="status" aria-label="Loading member facts">
        <Skeleton height={220} radius="md" />
      </div>
    );
  }
  if (!facts.data) {
    return (
      <ErrorState
        title="Failed to load the member facts"
        error={facts.error}
        onRetry={facts.refetch}
        retrying={facts.isRefetching}
      />
    );
  }
  return (
    <section ref={start} tabIndex={-1} className={classes.facts} aria-label="Member facts">
      <MemberFactList facts={facts.data} />
      <MemberTickets facts={facts.data} hrefOf={hrefOf} title="Other tickets" />
      <p className={classes.note}>This look is logged.</p>
    </section>
  );
}
