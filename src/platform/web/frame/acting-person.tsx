import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import type { SessionUser } from '../session.tsx';
import classes from './acting-person.module.css';

/** Who is signed in, for which profile the person acts, and in which role. */
export function ActingPerson({ user }: { user: SessionUser }) {
  const { person_name, full_name, organization_name, email } = user;
  const name = person_name ?? full_name;
  const { label } = ROLE_WORDS[user.role];
  return (
    <span className={classes.person}>
      <strong>{name}</strong>
      {organization_name && organization_name !== name && <span>{organization_name}</span>}
      <span>{label}</span>
      <span className={classes.email}>{email}</span>
    </span>
  );
}
