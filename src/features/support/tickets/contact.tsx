import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { BUSINESS_HOURS } from '#features/support/ticket-clock/business-hours.rules.ts';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import { useHistoryState, useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import classes from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { ticketPath } from './ticket-states.rules.ts';

const NUMBER = /^T-\d{1,12}$/;

/**
 * Contact tab: the form, and a confirmation after sending.
 * @param facts other ways to reach the operator.
 */
export function Contact({ facts }: { facts: ReactNode }) {
  const session = useSession();
  const [number, setNumber] = useState<string | null>(null);
  // A link from the assistant passes the question that it could not answer.
  const { question = '' } = useHistoryState<{ question: string }>();

  // A ticket that was resolved too long ago to be reopened leads here.
  const follows = useQueryParams().get('follows') ?? '';

  if (session.status === 'loading') return <PageSpinner />;
  return (
    <div className={classes.columns}>
      {number ? (
        <Sent number={number} isMember={session.user !== null} onAgain={() => setNumber(null)} />
      ) : (
        <ContactForm
          key={session.user?.id ?? 'visitor'}
          user={session.user}
          message={question}
          follows={NUMBER.test(follows) && session.user ? follows : null}
          onSent={setNumber}
        />
      )}
      <div className={classes.facts}>
        <h2 className={classes.title}>What happens next</h2>
        <p>
          You get a ticket number immediately, on this page and by email. We answer by email within 24 hours.{' '}
          {BUSINESS_HOURS}
        </p>
        <p>
          When you are signed in, you can follow your tickets under{' '}
          <Link to="/support?tab=tickets">Tickets</Link>.
        </p>
        {facts}
      </div>
    </div>
  );
}

function Sent({ number, isMember, onAgain }: { number: string; isMember: boolean; onAgain: () => void }) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  return (
    <div className={classes.sent}>
      <IconCircleCheck className={classes.mark} size={28} stroke={1.5} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        Your ticket number is {number}
      </h2>
      <p>We answer by email within 24 hours. {BUSINESS_HOURS}</p>
      <Group gap="sm">
        {isMember && (
          <Button component={Link} to="/support?tab=tickets">
            See your tickets
          </Button>
        )}
        {isMember && (
          <Button component={Link} to={ticketPath(number)} variant="default">
            Add files
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          Send another message
        </Button>
      </Group>
    </div>
  );
}
