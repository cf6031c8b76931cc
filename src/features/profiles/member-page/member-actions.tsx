import { Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { updateProfile } from '#features/profiles/profile/profiles.contract.ts';
import type { LoginState } from '#platform/web/guards.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import type { MemberProfile } from './member-page.contract.ts';
import { type RenderRequestDialog, RequestDialogSlot, type RequestTarget } from './request-dialog-slot.tsx';
import { ShareProfileButton } from './share-profile-button.tsx';

interface MemberActionsProps {
  profile: MemberProfile;
  renderRequestDialog?: RenderRequestDialog;
}

/** Buttons at the head of a member's page: request a collaboration, or edit the own profile. */
export function MemberActions({ profile, renderRequestDialog }: MemberActionsProps) {
  const { user } = useSession();
  const may = useMayCall();
  const [target, setTarget] = useState<RequestTarget | null>(null);
  const name = memberName(profile);
  const path = memberPath(profile.slug);
  const state: LoginState = { from: path, message: `Please sign in to request a collaboration with ${name}` };
  return (
    <Group gap="sm">
      {!user && (
        <Button component={Link} to="/login" state={state}>
          Sign in to request a collaboration
        </Button>
      )}
      {user?.id !== profile.id && renderRequestDialog && (
        <>
          <Button variant={user ? 'filled' : 'default'} onClick={() => setTarget({ id: profile.id, name })}>
            {user ? 'Request Collaboration' : 'Ask without an account'}
          </Button>
          <RequestDialogSlot target={target} render={renderRequestDialog} onClose={() => setTarget(null)} />
        </>
      )}
      {user?.id === profile.id && may(updateProfile) && (
        <Button
          component={Link}
          to="/profile?edit=1"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
        >
          Edit Profile
        </Button>
      )}
      {profile.is_page_public && <ShareProfileButton name={name} path={path} />}
    </Group>
  );
}
