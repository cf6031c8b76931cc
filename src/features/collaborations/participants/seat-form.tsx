import { Anchor, Button, NativeSelect, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useColleagues } from '#features/accounts/memberships/memberships.api.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCreateSeat } from './participants.api.ts';
import type { Participant } from './participants.contract.ts';
import classes from './team-member.module.css';

interface SeatFormProps {
  collaborationId: string;
  /** The own organisation. */
  participant: Participant;
}

/** Names a colleague of the own organisation. A person with the role member can work in the collaboration from then on. */
export function SeatForm({ collaborationId, participant }: SeatFormProps) {
  const [chosen, setChosen] = useState('');
  const colleagues = useColleagues();
  const create = useCreateSeat(collaborationId);
  const named = new Set(participant.people.filter(({ is_named }) => is_named).map(({ id }) => id));
  const others = (colleagues.data ?? []).filter(({ id }) => !named.has(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const person = others.find(({ id }) => id === chosen);
    if (!person) return;
    create.mutate(person.id, {
      onSuccess: () => {
        setChosen('');
        showToast({ title: 'Added to the team', message: person.name ?? person.email, tone: 'success' });
      },
    });
  };
  if (colleagues.data && others.length === 0) {
    return (
      <Text size="sm" className={classes.controls}>
        All people of your organisation are named here.{' '}
        <Anchor component={Link} to="/profile?tab=settings" inherit>
          Invite a colleague
        </Anchor>
      </Text>
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} aria-label="Add a colleague">
      <NativeSelect
        label="Add a colleague"
        description="A colleague with the role member can work here once you add them."
        value={chosen}
        disabled={!colleagues.data}
        error={
          (create.error && failureText(create.error, 'Your colleague was not added. Please try again.')) ||
          (colleagues.error && failureText(colleagues.error, 'Your colleagues could not be loaded.'))
        }
        data={[
          { value: '', label: 'Choose a colleague' },
          ...others.map(({ id, name, email, role }) => ({
            value: id,
            label: `${name ?? email} (${ROLE_WORDS[role].label})`,
          })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="md" disabled={chosen === ''} loading={create.isPending}>
        Add to team
      </Button>
    </form>
  );
}
