import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft, IconArrowMerge, IconUserOff } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link, useParams } from 'react-router';
import { MemberFactList } from '#features/support/member-looks/member-fact-list.tsx';
import { MemberTickets } from '#features/support/member-looks/member-tickets.tsx';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { usePerson } from './people.api.ts';
import type { Merge, Person, Suspension } from './people.contract.ts';
import classes from './people.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonBadges } from './person-badges.tsx';

interface PersonPageProps {
  /** Shown where no member has this id. */
  notFound: ReactNode;
}

/** /admin/people/:id: one member, and what an admin can do. The server logs each look. */
export function PersonPage({ notFound }: PersonPageProps) {
  const { id = '' } = useParams();
  const person = usePerson(id);
  const isMissing = person.error instanceof CallFailure && [400, 404].includes(person.error.status);
  if (isMissing && !person.data) return notFound;
  return (
    <PageBody width="reading">
      <Link className={classes.back} to="/admin/people">
        <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        People
      </Link>
      {person.data ? (
        <LoadedPerson person={person.data} />
      ) : person.isPending ? (
        <Stack role="status" aria-label="Loading the member">
          <Skeleton height={56} radius="md" />
          <Skeleton height={160} radius="md" />
          <Skeleton height={160} radius="md" />
        </Stack>
      ) : (
        <ErrorState
          title="Failed to load the member"
          error={person.error}
          onRetry={person.refetch}
          retrying={person.isRefetching}
        />
      )}
    </PageBody>
  );
}

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

function LoadedPerson({ person }: { person: Person }) {
  const { name, email, suspended_at, suspensions, facts, devices, last_active_at } = person;
  const { second_factor_at, deletion_due_at, is_demo, merge, merged_here } = person;
  const past = suspensions.filter(({ restored_at }) => restored_at !== null);
  const open = suspensions.find(({ restored_at }) => restored_at === null);
  return (
    <>
      <PageHeading title={name}>Your look at this member is logged, and the member can see it.</PageHeading>
      <p className={classes.note}>{email}</p>
      <p className={classes.note}>ID {person.id}</p>
      <PersonBadges person={person} />
      {suspended_at && open && (
        <Alert
          mt="md"
          color="brick"
          title={`Suspended since ${when(suspended_at)}`}
          icon={<IconUserOff aria-hidden />}
        >
          <p className={classes.words}>{open.reason}</p>
          <p className={classes.note}>By {open.suspended_by_name || 'a former admin'}</p>
        </Alert>
      )}
      {merge && (
        <Alert
          mt="md"
          color="brick"
          title={`Merged on ${when(merge.merged_at)}`}
          icon={<IconArrowMerge aria-hidden />}
        >
          <p className={classes.note}>
            Into <MergedMember merge={merge} />, by {merge.merged_by_name || 'a former admin'}
          </p>
          <p className={classes.words}>{merge.reason}</p>
        </Alert>
      )}
      <Section title="Account">
        <FactList
          columns
          facts={[
            ['Two-factor sign-in', second_factor_at ? `On since ${formatInstant(second_factor_at)}` : 'Off'],
            ['Signed in on', devices === 1 ? '1 device' : `${devices} devices`],
            ['Last active', last_active_at ? when(last_active_at) : 'Never signed in'],
            ['Will be erased on', deletion_due_at && formatInstant(deletion_due_at)],
            ['Origin', is_demo ? 'Demo data' : null],
          ]}
        />
        <PersonActions person={person} />
      </Section>
      {facts ? (
        <>
          <Section title="Facts">
            <MemberFactList facts={facts} columns />
          </Section>
          <section className={classes.section}>
            <MemberTickets
              facts={facts}
              hrefOf={(number) => `/admin/tickets?ticket=${number}`}
              title="Support tickets"
              level="h2"
            />
          </section>
        </>
      ) : (
        <p className={classes.note}>Acts for no organisation.</p>
      )}
      {merged_here.length > 0 && (
        <Section title="Accounts merged into this one">
          <ul className={classes.list}>
            {merged_here.map((one) => (
              <li key={one.id}>
                <MergedMember merge={one} />
                <p className={classes.words}>{one.reason}</p>
                <p className={classes.note}>
                  Merged on {when(one.merged_at)} by {one.merged_by_name || 'a former admin'}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {past.length > 0 && (
        <Section title="Earlier suspensions">
          <ul className={classes.list}>
            {past.map((suspension) => (
              <PastSuspension key={suspension.id} suspension={suspension} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const MergedMember = ({ merge: { id, name } }: { merge: Merge }) => (
  <Link className={classes.name} to={`/admin/people/${id}`}>
    {name}
  </Link>
);

function PastSuspension({ suspension }: { suspension: Suspension }) {
  const { reason, suspended_at, suspended_by_name, restored_at, restored_by_name, restore_reason } =
    suspension;
  return (
    <li>
      <p className={classes.words}>{reason}</p>
      <p className={classes.note}>
        Suspended on {when(suspended_at)} by {suspended_by_name || 'a former admin'}
      </p>
      {restored_at && (
        <>
          <p className={classes.words}>{restore_reason}</p>
          <p className={classes.note}>
            Restored on {when(restored_at)} by {restored_by_name || 'a former admin'}
          </p>
        </>
      )}
    </li>
  );
}
