import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useSession } from '#platform/web/session.tsx';
import { missingRightText } from './collaboration-roles.rules.ts';
import type { Collaboration } from './collaborations.contract.ts';

/** Explains why a person finds no button to change anything in a collaboration; nothing where there are some. */
export function RightsHint({ collaboration }: { collaboration: Collaboration }) {
  const role = useSession().user?.role;
  const { own_role, rights } = collaboration;
  if (!role || (['settings', 'comments', 'budget'] as const).some((right) => rights.includes(right)))
    return null;
  if (role !== 'member' && (own_role === 'lead' || own_role === 'implementer')) return <LookOnly />;
  return (
    <Alert color="gray" mb="lg" icon={<IconEye size={18} stroke={1.5} aria-hidden />}>
      You can look at everything here.{' '}
      {missingRightText({ ownRole: own_role, role, isNamed: false }, 'comments')}
    </Alert>
  );
}
