import { Anchor } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { useHeldCollaborationRequests } from './collaboration-requests.api.ts';
import type { HeldCollaborationRequest } from './collaboration-requests.contract.ts';
import classes from './held-requests.page.module.css';
import { HELD_DAYS } from './held-requests.rules.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns the day on which the request is deleted. */
const keptUntil = ({ created_at }: HeldCollaborationRequest) =>
  formatInstant(new Date(Date.parse(created_at) + HELD_DAYS * DAY_MS).toISOString());

/** Requests that guests sent to members, for admins. Read only. */
export function HeldRequestsPage() {
  const requests = useHeldCollaborationRequests();
  return (
    <PageBody>
      <PageHeading title="Requests from guests">
        Collaboration requests that visitors sent without an account. The members do not see them and are not
        notified.
      </PageHeading>
      <p className={classes.note}>
        You can reply to a guest by email. The name and the email address are as the guest typed them; we have
        not confirmed them. A guest who registers can send the request to the member directly. After{' '}
        {HELD_DAYS} days we delete a request, with its name and email.
      </p>
      <ReviewList
        what="requests"
        query={requests}
        items={requests.data}
        height={220}
        empty={{
          title: 'No requests from guests',
          text: 'Requests that visitors send without an account appear here.',
          icon: <IconInbox size={24} stroke={1.5} aria-hidden />,
        }}
        footer={<ShowMore what="requests" shown={requests.data?.length ?? 0} query={requests} />}
      >
        {(request) => <HeldRequest request={request} />}
      </ReviewList>
    </PageBody>
  );
}

function HeldRequest({ request }: { request: HeldCollaborationRequest }) {
  const headingId = useId();
  const { guest_name, guest_email, collaboration_objective, additional_notes } = request;
  return (
    <article className={classes.request} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.name}>
        {guest_name ?? 'No name given'}
      </h2>
      <div className={classes.content}>
        <div>
          <h3 className={classes.label}>Objective</h3>
          <p className={classes.text}>{collaboration_objective}</p>
          {additional_notes && (
            <>
              <h3 className={classes.label}>Additional notes</h3>
              <p className={classes.text}>{additional_notes}</p>
            </>
          )}
        </div>
        <FactList
          facts={[
            [
              'Email, not confirmed',
              guest_email ? (
                <Anchor key="email" href={`mailto:${guest_email}`}>
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
    </article>
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
