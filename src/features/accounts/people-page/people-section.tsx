import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { AccountSection } from '#features/accounts/account/account-section.tsx';
import { useInvitations } from '#features/accounts/invitations/invitations.api.ts';
import { useJoinRequests } from '#features/accounts/join-requests/join-requests.api.ts';
import { useColleagues } from '#features/accounts/memberships/memberships.api.ts';
import classes from '#features/accounts/sessions/device-list.module.css';
import { useSession } from '#platform/web/session.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ColleagueRow } from './colleague-row.tsx';
import { DomainsPart } from './domains-part.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { JoinRequestRow } from './join-request-row.tsx';
import { OwnershipForm } from './ownership-form.tsx';

/** The people who act for the profile. Owners invite, change and remove them. */
export function PeopleSection() {
  const isOwner = useSession().user?.role === 'owner';
  const people = useColleagues();
  const invitations = useInvitations(isOwner);
  const requests = useJoinRequests(isOwner);
  const [form, setForm] = useState<'invitation' | 'ownership' | null>(null);
  const close = () => setForm(null);
  const others = (people.data ?? []).filter(({ is_you }) => !is_you);
  return (
    <AccountSection
      title="People"
      lead={
        isOwner
          ? 'Who works for this profile. Each person signs in with their own address and password.'
          : 'Who works for this profile. An owner invites and removes people.'
      }
    >
      {people.isPending && <Skeleton height={96} role="status" aria-label="Loading people" />}
      {people.isError && (
        <ErrorState
          title="The people could not be loaded"
          error={people.error}
          onRetry={() => void people.refetch()}
          retrying={people.isFetching}
        />
      )}
      {people.data && (
        <div>
          <ul className={classes.list} aria-label="People">
            {requests.data?.map((request) => (
              <JoinRequestRow key={request.id} request={request} />
            ))}
            {people.data.map((person) => (
              <ColleagueRow key={person.id} person={person} canChange={isOwner} />
            ))}
            {invitations.data?.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
          {isOwner && (
            <div className={classes.all}>
              {form === null && (
                <Group gap="sm">
                  <Button onClick={() => setForm('invitation')}>Invite a colleague</Button>
                  {others.length > 0 && (
                    <Button variant="default" onClick={() => setForm('ownership')}>
                      Hand over ownership
                    </Button>
                  )}
                </Group>
              )}
              {form === 'invitation' && <InvitationForm onClose={close} />}
              {form === 'ownership' && <OwnershipForm people={others} onClose={close} />}
            </div>
          )}
        </div>
      )}
      {isOwner && <DomainsPart />}
    </AccountSection>
  );
}
