import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import type { MemberFacts as Facts } from './member-looks.contract.ts';

const levelOf = ({ verification_level: level, verified_until, has_open_verification }: Facts): string => {
  const label = VERIFICATION_LEVEL_LABELS[level as keyof typeof VERIFICATION_LEVEL_LABELS];
  const held = label
    ? `Level ${level}, ${label}${verified_until ? `, until ${formatDay(verified_until)}` : ''}`
    : 'None';
  return has_open_verification ? `${held}. A request is open.` : held;
};

/** What support may see of a member: type, state, verification and counts. */
export function MemberFactList({ facts, columns }: { facts: Facts; columns?: boolean }) {
  const { name, contact_name, slug, organization_type, state, email_confirmed, joined_at } = facts;
  const { requests_sent, requests_received, collaborations } = facts;
  const member = slug ? (
    <Anchor key="name" component={Link} to={`/members/${slug}`} inherit>
      {name}
    </Anchor>
  ) : (
    name
  );
  return (
    <FactList
      columns={columns}
      facts={[
        ['Member', member],
        ['Contact', contact_name === name ? null : contact_name],
        ['Type', ORGANIZATION_TYPE_LABELS[organization_type]],
        ['State', state],
        ['Email', email_confirmed ? 'Confirmed' : 'Not confirmed'],
        ['Member since', formatInstant(joined_at)],
        ['Verification', levelOf(facts)],
        ['Open requests', `${requests_sent} sent, ${requests_received} received`],
        ['Collaborations', String(collaborations)],
      ]}
    />
  );
}
