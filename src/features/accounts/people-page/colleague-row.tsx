import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/accounts/account/account-setting.module.css';
import { useRemoveColleague, useUpdateColleague } from '#features/accounts/memberships/memberships.api.ts';
import type { Colleague } from '#features/accounts/memberships/memberships.contract.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { ROLES, type Role } from '#platform/contract/people/roles.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { OwnerRoleForm } from './owner-role-form.tsx';

const CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].label }));

const refused = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

interface ColleagueRowProps {
  person: Colleague;
  /** True for an owner, who changes roles and removes colleagues. */
  canChange: boolean;
}

/** A person of the profile: name, address, role and last visit. */
export function ColleagueRow({ person, canChange }: ColleagueRowProps) {
  const [asking, setAsking] = useState(false);
  /** A role that needs the own password, because it makes or unmakes an owner. */
  const [proving, setProving] = useState<Role | null>(null);
  const { refresh } = useSession();
  const update = useUpdateColleague();
  const remove = useRemoveColleague();
  const name = person.name ?? person.email;
  const changed = (role: Role) => {
    setProving(null);
    showToast({
      title: 'Role changed',
      message: `${name} is now ${ROLE_WORDS[role].label}.`,
      tone: 'success',
    });
    if (person.is_you) void refresh();
  };
  const change = (role: Role) => {
    if (role === person.role) return setProving(null);
    if (role === 'owner' || person.role === 'owner') return setProving(role);
    update.mutate(
      { id: person.id, role },
      { onSuccess: () => changed(role), onError: refused('The role was not changed') },
    );
  };
  const removeNow = () =>
    remove.mutate(person.id, {
      onSuccess: () =>
        showToast({ title: 'Removed', message: `${name} has no access any more.`, tone: 'success' }),
      onError: refused('Nobody was removed'),
      onSettled: () => setAsking(false),
    });
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.text}>
          <div className={classes.head}>
            <h3 className={classes.title}>{name}</h3>
            {person.is_you && <StateBadge tone="good">You</StateBadge>}
            {!canChange && <StateBadge tone="neutral">{ROLE_WORDS[person.role].label}</StateBadge>}
          </div>
          {person.name && <p>{person.email}</p>}
          <p>
            {person.last_seen_at
              ? `Last here ${formatInstant(person.last_seen_at)}, ${formatTime(person.last_seen_at)}`
              : 'Not here yet'}
            {person.is_main_owner && ' · Main owner'}
          </p>
          {canChange && !person.is_you && person.role === 'owner' && (
            <p>To remove an owner, change the role first.</p>
          )}
        </div>
        {canChange && (
          <Group gap="sm">
            <NativeSelect
              aria-label={`${name}’s role`}
              data={CHOICES}
              value={proving ?? person.role}
              disabled={update.isPending}
              onChange={(event) => change(event.currentTarget.value as Role)}
            />
            {!person.is_you && person.role !== 'owner' && (
              <Button variant="default" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
                Remove
              </Button>
            )}
          </Group>
        )}
      </div>
      {proving && (
        <OwnerRoleForm
          key={proving}
          id={person.id}
          name={name}
          role={proving}
          onDone={() => changed(proving)}
          onClose={() => setProving(null)}
        />
      )}
      <ConfirmDialog
        opened={asking}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        destructive
        busy={remove.isPending}
        onConfirm={removeNow}
        onClose={() => setAsking(false)}
      >
        {name} is signed out of this profile at once. What {name} wrote for it stays.
      </ConfirmDialog>
    </li>
  );
}
