import { Anchor, Button, Group, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { GrievanceDecision } from './grievance-decision.tsx';
import { useAcknowledgeGrievance, useGrievance } from './grievances.api.ts';
import { DECISION_LABELS, GRIEVANCE_KIND_LABELS, type GrievanceDetail } from './grievances.contract.ts';
import { LawClocks } from './law-clocks.tsx';
import classes from './open-grievance.module.css';

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** One grievance with its author, words, clocks and decision. */
export function OpenGrievance({ id }: { id: string }) {
  const grievance = useGrievance(id);
  const [params] = useSearchParams();
  const back = new URLSearchParams(params);
  back.delete('grievance');
  return (
    <>
      <p>
        <Anchor component={Link} to={`?${back}`} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden /> All grievances
        </Anchor>
      </p>
      {grievance.isPending && (
        <Skeleton height={320} radius="md" role="status" aria-label="Loading grievance" />
      )}
      {grievance.isError && !grievance.data && (
        <ErrorState
          title="Failed to load this grievance"
          error={grievance.error}
          onRetry={grievance.refetch}
          retrying={grievance.isRefetching}
        />
      )}
      {grievance.data && <Shown grievance={grievance.data} />}
    </>
  );
}

function Shown({ grievance }: { grievance: GrievanceDetail }) {
  const { id, number, kind, ground, about, name, email, is_member, message, created_at } = grievance;
  const { acknowledged_at, acknowledged_by, decided_at, decided_by, decision, reasons, looks } = grievance;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDecided = useRef(decided_at !== null);
  // The buttons that had the focus are gone.
  useEffect(() => {
    if (decided_at && !wasDecided.current) heading.current?.focus();
    wasDecided.current = decided_at !== null;
  }, [decided_at]);
  const by = (person: string | null, at: string | null) => at && `${person ?? 'A former admin'}, ${when(at)}`;
  return (
    <article className={classes.card} aria-labelledby="grievance">
      <h2 id="grievance" ref={heading} tabIndex={-1} className={classes.title}>
        {number}: {ground}
      </h2>
      <div className={classes.clocks}>
        <LawClocks grievance={grievance} />
      </div>
      <FactList
        columns
        facts={[
          ['Kind', GRIEVANCE_KIND_LABELS[kind]],
          ['From', `${name}, ${is_member ? 'member' : 'visitor, address not checked'}`],
          ['Email', email],
          ['Received', when(created_at)],
          ['About', about && <Link to={about}>{about}</Link>],
          ['Acknowledged by', by(acknowledged_by, acknowledged_at)],
          ['Decided by', by(decided_by, decided_at)],
        ]}
      />
      <section>
        <h3 className={classes.heading}>Description</h3>
        <p className={classes.text}>{message}</p>
      </section>
      {decision && (
        <section>
          <h3 className={classes.heading}>Decision: {DECISION_LABELS[decision]}</h3>
          <p className={classes.text}>{reasons}</p>
        </section>
      )}
      {!decided_at && (
        <>
          {!acknowledged_at && <Acknowledgement id={id} />}
          <GrievanceDecision key={id} id={id} />
        </>
      )}
      <p className={classes.looks}>
        <Link to={`/admin/tickets?ticket=${number}`}>Open the conversation</Link>
        {looks.length > 0 && ` · Seen by ${looks.map(({ name, at }) => by(name, at)).join('; ')}`}
      </p>
    </article>
  );
}

function Acknowledgement({ id }: { id: string }) {
  const acknowledge = useAcknowledgeGrievance(id);
  // Not by a callback of `mutate`: the button is gone once the list is read again.
  const send = async () => {
    try {
      const { number } = await acknowledge.mutateAsync();
      const message = `The author of ${number} gets an email.`;
      showToast({ title: 'Acknowledged', message, tone: 'success' });
    } catch (error) {
      const message = failureText(error, 'Please try again.');
      showToast({ title: 'Not acknowledged', message, tone: 'error' });
    }
  };
  return (
    <Group>
      <Button variant="default" loading={acknowledge.isPending} onClick={send}>
        Acknowledge
      </Button>
    </Group>
  );
}
