import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EndMemberSessions } from '#features/accounts/sessions/end-member-sessions.tsx';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { VerifiedMark } from '#features/profiles/verification-levels/verified-mark.tsx';
import { VerificationHistory } from '#features/verification/requests/verification-history.tsx';
import { VerificationStatusBadge } from '#features/verification/requests/verification-status-badge.tsx';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { mixedScripts } from '#platform/contract/names.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { type Fact, FactList } from '#platform/web/ui/fact-list.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { ReviewedNumbers } from './reviewed-numbers.tsx';
import { ReviewedPapers } from './reviewed-papers.tsx';
import { VerificationDecisionForm } from './verification-decision-form.tsx';
import { useOpenVerificationNumbers, useVerificationRequest } from './verification-review.api.ts';
import type { ComparedNumber, ReviewedVerificationRequest } from './verification-review.contract.ts';
import classes from './verification-review.module.css';
import { VerificationRevocationDialog } from './verification-revocation-dialog.tsx';

/** Review of one request: the member, the papers, and the decision. */
export function VerificationReview({ id }: { id: string }) {
  const request = useVerificationRequest(id);
  if (request.isPending) {
    return (
      <Stack role="status" aria-label="Loading the request">
        <Skeleton height={72} radius="md" />
        <Skeleton height={240} radius="md" />
      </Stack>
    );
  }
  if (!request.data) {
    return (
      <ErrorState
        title="Failed to load the request"
        error={request.error}
        onRetry={request.refetch}
        retrying={request.isRefetching}
      />
    );
  }
  return <Review request={request.data} refetch={request.refetch} />;
}

interface ReviewProps {
  request: ReviewedVerificationRequest;
  refetch: () => void;
}

function Review({ request, refetch }: ReviewProps) {
  const { level, member, status } = request;
  const look = useOpenVerificationNumbers(request.id);
  const full = status === 'open' && look.data?.papers_seen === request.papers_seen ? look.data : null;
  const show = () =>
    look.mutate(undefined, {
      onSuccess: (seen) => seen.papers_seen !== request.papers_seen && refetch(),
      onError: (error) =>
        showToast({
          title: 'Numbers not shown',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <Stack gap="xl">
      <div>
        <PageHeading title={request.member_name} focused>
          {request.is_renewal ? 'Renewal of level' : 'Level'} {level}:{' '}
          {VERIFICATION_LEVEL_LABELS[level].toLowerCase()}
        </PageHeading>
        <div className={classes.marks}>
          <VerificationStatusBadge request={request} />
          <VerifiedMark verification={member} />
          <MixedScriptsNote names={[request.member_name, member.full_name]} />
          <Anchor component={Link} to={`/marketplace?profile=${request.member_id}`}>
            Profile in the marketplace
          </Anchor>
        </div>
      </div>
      <section>
        <h2 className={classes.heading}>Profile</h2>
        <FactList facts={factsOf(request, full?.numbers)} columns />
        {status === 'open' && (
          <ReviewedNumbers
            areShown={full !== null}
            haveChanged={look.isSuccess}
            busy={look.isPending}
            onShow={show}
          />
        )}
      </section>
      {request.note && (
        <section>
          <h2 className={classes.heading}>Note from the member</h2>
          <p className={classes.words}>{request.note}</p>
        </section>
      )}
      <ReviewedPapers request={request} full={full} />
      {status === 'open' ? <VerificationDecisionForm request={request} /> : <Decided request={request} />}
      <VerificationHistory requests={request.earlier} />
      <section>
        <h2 className={classes.heading}>Account</h2>
        <EndMemberSessions id={request.member_id} name={request.member_name} />
      </section>
    </Stack>
  );
}

/** Warns of a name in several alphabets, which may imitate another member's name. */
function MixedScriptsNote({ names }: { names: string[] }) {
  const alphabets = [...new Set(names.flatMap(mixedScripts))];
  if (alphabets.length === 0) return null;
  return (
    <span className={classes.mixed}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      This name mixes alphabets: {alphabets.join(' and ')}
    </span>
  );
}

function factsOf(
  { member, organization_type, created_at, asked_by_name }: ReviewedVerificationRequest,
  numbers: ComparedNumber[] = member.facts,
): Fact[] {
  return [
    ['Requested on', formatInstant(created_at)],
    ['Requested by', asked_by_name],
    ['Kind of member', ORGANIZATION_TYPE_LABELS[organization_type]],
    ['Contact person', member.full_name],
    ['Place', member.location],
    ['Established', member.year_established],
    ['Website', member.website && <WebLink key="website" url={member.website} />],
    ...numbers.map(({ label, value }): Fact => [label, value]),
  ];
}

function Decided({ request }: { request: ReviewedVerificationRequest }) {
  const { decided_at, decided_by_name, checked_on, valid_until } = request;
  return (
    <section>
      <h2 className={classes.heading}>Decision</h2>
      <FactList
        facts={[
          ['Decided on', decided_at && formatInstant(decided_at)],
          ['By', decided_by_name],
          ['Reason (the member can read it)', request.reason],
          ['Note for admins', request.internal_note],
          ['Checked on', checked_on && formatDay(checked_on)],
          ['Valid until', valid_until && formatDay(valid_until)],
          ['Ended on', request.ended_at && formatInstant(request.ended_at)],
          ['Why it ended', request.end_reason],
        ]}
      />
      {request.is_current && <Revocation request={request} />}
    </section>
  );
}

/** Button and dialog that revoke a granted level. */
function Revocation({ request }: { request: ReviewedVerificationRequest }) {
  const dialog = useSubjectDialog<void>();
  return (
    <>
      <Button variant="default" className={classes.revoke} onClick={() => dialog.open()}>
        Revoke this level
      </Button>
      <VerificationRevocationDialog
        key={dialog.opening}
        request={request}
        opened={dialog.opened}
        onClose={dialog.close}
      />
    </>
  );
}
