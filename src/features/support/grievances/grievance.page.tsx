import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ACKNOWLEDGE_HOURS, DISPOSE_DAYS } from '#features/support/ticket-clock/law-times.rules.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import type { Receipt } from './grievance.form.ts';
import classes from './grievance.page.module.css';
import { GrievanceForm } from './grievance-form.tsx';

/** Longest address that is taken over from a link. */
const ABOUT_MAX = 500;

/**
 * Page of the Grievance Officer: reports of content and privacy requests (IT Rules 2021, DPDP Act).
 * `?about=/path` fills in what is reported, `?kind=privacy` chooses the other form.
 * @param officer name and contact, which this area does not know.
 */
export function GrievancePage({ officer }: { officer: ReactNode }) {
  const session = useSession();
  const params = useQueryParams();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const about = (params.get('about') ?? '').slice(0, ABOUT_MAX);
  const kind = params.get('kind') === 'privacy' ? 'privacy_request' : 'content_report';
  return (
    <PageBody>
      <PageHeading title="Grievance Officer" display>
        Report content that breaks the law or our terms, or use your rights over your personal data. You need
        no account.
      </PageHeading>
      <div className={classes.columns}>
        {session.status === 'loading' ? (
          <PageSpinner />
        ) : receipt ? (
          <Sent receipt={receipt} onAgain={() => setReceipt(null)} />
        ) : (
          <GrievanceForm
            key={`${session.user?.id ?? 'visitor'} ${kind} ${about}`}
            user={session.user}
            about={about}
            kind={kind}
            onSent={setReceipt}
          />
        )}
        <div className={classes.facts}>
          <h2 className={classes.title}>Who answers</h2>
          {officer}
          <h2 className={classes.title}>By when</h2>
          <ul>
            <li>We acknowledge every report and request within {ACKNOWLEDGE_HOURS} hours.</li>
            <li>We decide a report of content within {DISPOSE_DAYS.content_report} days.</li>
            <li>We answer a request about personal data within {DISPOSE_DAYS.privacy_request} days.</li>
          </ul>
          <p>
            These times run day and night. You get the decision with its reasons by email. They follow the
            Information Technology (Intermediary Guidelines) Rules, 2021, rule 3(2), and the Digital Personal
            Data Protection Rules, 2025, rule 14.
          </p>
        </div>
      </div>
    </PageBody>
  );
}

function Sent({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const { number, acknowledge_by, dispose_by } = receipt;
  return (
    <div className={classes.sent}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        We have received it
      </h2>
      <p>
        Its number is <strong>{number}</strong>. An email confirms it.
      </p>
      <p>
        The Grievance Officer acknowledges it by {formatInstant(acknowledge_by)}, {formatTime(acknowledge_by)}
        , and decides by {formatInstant(dispose_by)}.
      </p>
      <Button variant="default" onClick={onAgain}>
        Send another one
      </Button>
    </div>
  );
}
