import { Anchor, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconHourglass,
  IconMail,
  IconShieldHalf,
  IconX,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { MemberDocuments } from '#features/documents/shares/member-documents.tsx';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { mailto } from '#platform/contract/email-addresses.ts';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import type { Direction } from './collaboration-requests.api.ts';
import type { CollaborationRequest, RequestStatus } from './collaboration-requests.contract.ts';
import { answerCollaborationRequest } from './collaboration-requests.contract.ts';
import classes from './connection-card.module.css';
import type { PlannedAnswer } from './connection-list.tsx';
import { counterpartName } from './counterpart.rules.ts';

const STATES: Record<RequestStatus, { tone: StateTone; label: string; Icon: typeof IconCheck }> = {
  held: { tone: 'neutral', label: 'In review', Icon: IconShieldHalf },
  released: { tone: 'attention', label: 'From a visitor', Icon: IconMail },
  closed: { tone: 'neutral', label: 'Closed', Icon: IconCheck },
  pending: { tone: 'attention', label: 'Waiting for an answer', Icon: IconHourglass },
  accepted: { tone: 'good', label: 'Accepted', Icon: IconCheck },
  declined: { tone: 'bad', label: 'Declined', Icon: IconX },
  withdrawn: { tone: 'neutral', label: 'Withdrawn', Icon: IconArrowBackUp },
};

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface ConnectionCardProps {
  request: CollaborationRequest;
  direction: Direction;
  onAnswer: (status: PlannedAnswer['status']) => void;
}

/** A request as the member sees it: the other side, the objective, the status and the actions. */
export function ConnectionCard({ request, direction, onAnswer }: ConnectionCardProps) {
  const headingId = useId();
  const linked = useLinkedRecord('request');
  const name = counterpartName(request);
  const type = ORGANIZATION_TYPE_LABELS[request.profile_organization_type as OrganizationType];
  const who = [type, request.profile_location].filter(Boolean).join(' · ');
  return (
    <article className={classes.card} aria-labelledby={headingId} {...linked(request.id)}>
      <header className={classes.head}>
        <MemberAvatar name={name} url={request.profile_avatar_url} />
        <div>
          <h3 id={headingId} className={classes.name}>
            {request.profile_id ? (
              <Anchor component={Link} to={`/marketplace?profile=${request.profile_id}`} inherit c="inherit">
                {name}
              </Anchor>
            ) : (
              name
            )}
          </h3>
          {who && <p className={classes.who}>{who}</p>}
        </div>
        <div className={classes.state}>
          <ConnectionStatusBadge status={request.status} />
          <span className={classes.date}>{formatInstant(request.created_at)}</span>
        </div>
      </header>
      <div className={classes.content}>
        <div className={classes.words}>
          <p className={classes.text}>{request.collaboration_objective}</p>
          <TagList tags={request.sdg_focus_areas} label="SDG focus areas" />
          <LabelledText label="Additional notes" text={request.additional_notes} />
          {request.guest && (
            <p className={classes.label}>
              A visitor without an account sent this. Nobody has checked the name or the email address.
              {request.guest.is_edited && ' An admin has shortened or cleaned the words.'}
            </p>
          )}
          <LabelledText label={reasonLabel(request, direction)} text={request.reason} />
          {request.profile_id && (
            <MemberDocuments
              ownerId={request.profile_id}
              render={(list) => (
                <div>
                  <p className={classes.label}>Documents shared with you</p>
                  {list}
                </div>
              )}
            />
          )}
        </div>
        <FactList
          facts={[
            ['Email, not confirmed', request.guest?.email],
            ['Sent by', request.sent_by_name],
            [request.status === 'withdrawn' ? 'Withdrawn by' : 'Answered by', request.answered_by_name],
            ['Budget band', request.budget_band],
            ['Timeframe', request.timeframe],
            ['Geographic scope', request.geographic_scope.join(', ')],
            ['Attachment', request.attachment_url && attachmentLink(request.attachment_url)],
          ]}
        />
      </div>
      <CardActions request={request} direction={direction} onAnswer={onAnswer} />
    </article>
  );
}

function ConnectionStatusBadge({ status }: { status: RequestStatus }) {
  const { tone, label, Icon } = STATES[status];
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={1.5} aria-hidden />}>
      {label}
    </StateBadge>
  );
}

function reasonLabel(request: CollaborationRequest, direction: Direction): string {
  const isOwn = (request.status === 'withdrawn') === (direction === 'sent');
  return isOwn ? 'Your reason' : 'Their reason';
}

function LabelledText({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.text}>{text}</p>
    </div>
  );
}

const attachmentLink = (url: string) => <WebLink url={url}>{URL.parse(url)?.hostname ?? 'Open'}</WebLink>;

function CardActions({ request, direction, onAnswer }: ConnectionCardProps) {
  const canAnswer = useMayCall()(answerCollaborationRequest);
  if (request.status === 'accepted' && request.collaboration_id) {
    return (
      <footer className={classes.foot}>
        <Button
          component={Link}
          to={`/collaborations?workspace=${request.collaboration_id}`}
          variant="default"
        >
          Open workspace
        </Button>
      </footer>
    );
  }
  if (request.status === 'released') {
    const email = request.guest?.email;
    return (
      <footer className={classes.foot}>
        {email && (
          <Button component="a" href={mailto(email)} leftSection={<IconMail {...ICON} />}>
            Reply by email
          </Button>
        )}
        {canAnswer && (
          <Button variant="default" leftSection={<IconCheck {...ICON} />} onClick={() => onAnswer('closed')}>
            Close
          </Button>
        )}
      </footer>
    );
  }
  if (request.status !== 'pending' || !canAnswer) return null;
  return (
    <footer className={classes.foot}>
      {direction === 'incoming' ? (
        <>
          <Button leftSection={<IconCheck {...ICON} />} onClick={() => onAnswer('accepted')}>
            Accept
          </Button>
          <Button variant="default" leftSection={<IconX {...ICON} />} onClick={() => onAnswer('declined')}>
            Decline
          </Button>
        </>
      ) : (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp {...ICON} />}
          onClick={() => onAnswer('withdrawn')}
        >
          Withdraw
        </Button>
      )}
    </footer>
  );
}
