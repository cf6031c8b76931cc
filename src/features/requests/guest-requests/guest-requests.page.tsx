import { Anchor } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { HELD_DAYS } from '#features/requests/requests/held-requests.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { mailto } from '#platform/contract/email-addresses.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { GuestRequestActions } from './guest-request-actions.tsx';
import { useHeldCollaborationRequests } from './guest-requests.api.ts';
import type { HeldCollaborationRequest } from './guest-requests.contract.ts';
import classes from './guest-requests.page.module.css';

/** Returns the day on which the request is deleted. */
const keptUntil = ({ created_at }: HeldCollaborationRequest) =>
  formatInstant(new Date(Date.parse(created_at) + HELD_DAYS * DAY_MS).toISOString());

/** Requests that guests sent to members: admins pass them on, edit them or refuse them. */
export function GuestRequestsPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const requests = useHeldCollaborationRequests();
  return (
    <PageBody>
      <PageHeading title="Requests from guests">
        Collaboration requests that visitors sent without an account. The members see them once you pass them
        on.
      </PageHeading>
      <p className={classes.note}>
        The name and the email address are as the guest typed them; nobody has confirmed them. A request that
        you pass on shows both to the member, who replies by email. A request is deleted, with its name and
        email, {HELD_DAYS} days after it was sent, or {HELD_DAYS} days after you passed it on.
      </p>
      <ReviewList
        what="requests"
        query={requests}
        items={requests.data}
        heading="Waiting for review"
        headingRef={heading}
        height={220}
        empty={{
          title: 'No requests from guests',
          text: 'Requests that visitors send without an account appear here.',
          icon: <IconInbox size={24} stroke={1.5} aria-hidden />,
        }}
        footer={<ShowMore what="requests" shown={requests.data?.length ?? 0} query={requests} />}
      >
        {(request) => <HeldRequest request={request} onDecided={() => heading.current?.focus()} />}
      </ReviewList>
    </PageBody>
  );
}

interface HeldRequestProps {
  request: HeldCollaborationRequest;
  /** The request leaves the list, and its buttons with it. */
  onDecided: () => void;
}

function HeldRequest({ request, onDecided }: HeldRequestProps) {
  const headingId = useId();
  const { guest_name, guest_email, collaboration_objective, additional_notes, original } = request;
  return (
    <article className={classes.request} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.name}>
        {guest_name ?? 'No name given'}
      </h3>
      <div className={classes.content}>
        <div>
          <h4 className={classes.label}>Objective</h4>
          <p className={classes.text}>{collaboration_objective}</p>
          {additional_notes && (
            <>
              <h4 className={classes.label}>Additional notes</h4>
              <p className={classes.text}>{additional_notes}</p>
            </>
          )}
          {original && <Original original={original} />}
        </div>
        <FactList
          facts={[
            [
              'Email, not confirmed',
              guest_email ? (
                <Anchor key="email" href={mailto(guest_email)}>
                  {guest_email}
                </Anchor>
              ) : (
                'No email given'
              ),
            ],
            ['To', <Target key="to" request={request} />],
            ['Sent on', formatInstant(request.created_at)],
            ['Kept until', keptUntil(request)],
            ['Budget band', request.budget_band],
            ['Timeframe', request.timeframe],
            ['SDG focus areas', request.sdg_focus_areas.join(', ')],
            ['Geographic scope', request.geographic_scope.join(', ')],
            ['Attachment', request.attachment_url && <WebLink url={request.attachment_url} />],
          ]}
        />
      </div>
      <GuestRequestActions request={request} onDecided={onDecided} />
    </article>
  );
}

/** The words of the guest before an admin edited them, which only admins see. */
function Original({ original }: { original: NonNullable<HeldCollaborationRequest['original']> }) {
  const { collaboration_objective, additional_notes, attachment_url } = original;
  return (
    <details className={classes.original}>
      <summary>Edited. Show the guest's own words</summary>
      <p className={classes.text}>{collaboration_objective}</p>
      {additional_notes && <p className={classes.text}>{additional_notes}</p>}
      {attachment_url && <p className={classes.text}>{attachment_url}</p>}
    </details>
  );
}

function Target({ request }: { request: HeldCollaborationRequest }) {
  const { target_profile_id, target_profile_name } = request;
  if (!target_profile_id) return target_profile_name;
  return (
    <Anchor component={Link} to={`/marketplace?profile=${target_profile_id}`}>
      {target_profile_name || 'Profile in the marketplace'}
    </Anchor>
  );
}
