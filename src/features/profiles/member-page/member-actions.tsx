import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';
import type { MemberProfile } from './member-page.contract.ts';
import { ShareProfileButton } from './share-profile-button.tsx';

/** What the dialog that asks a member for a collaboration needs to know. */
export interface RequestDialogSlot {
  target: { id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

interface MemberActionsProps {
  profile: MemberProfile;
  /** The dialog belongs to collaborations, a feature above this one. It is mounted before it opens. */
  renderRequestDialog: (dialog: RequestDialogSlot) => ReactNode;
}

/** What can be done at the head of a member's page: ask for a collaboration, or one's own profile. */
export function MemberActions({ profile, renderRequestDialog }: MemberActionsProps) {
  const { user } = useSession();
  const [opened, { open, close }] = useDisclosure();
  const name = memberName(profile);
  const path = memberPath(profile.slug);
  const state: LoginState = { from: path, message: `Please sign in to ask ${name} for a collaboration` };
  return (
    <Group gap="sm">
      {!user && (
        <Button component={Link} to="/login" state={state}>
          Sign in to request a collaboration
        </Button>
      )}
      {user?.id !== profile.id && (
        <>
          <Button variant={user ? 'filled' : 'default'} onClick={open}>
            {user ? 'Request Collaboration' : 'Ask without an account'}
          </Button>
          {renderRequestDialog({ target: { id: profile.id, name }, opened, onClose: close })}
        </>
      )}
      {user?.id === profile.id && (
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
