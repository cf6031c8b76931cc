import { Button, Group } from '@mantine/core';
import { IconEye, IconFileCertificate, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ShareProfileButton } from '#features/profiles/member-page/share-profile-button.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { sharedPath } from '#features/profiles/profile/profile-paths.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';

const PAGE_IS_OFF =
  'Only signed-in members can open it because your public page is off. You can switch it on in the settings.';

interface ProfileActionsProps {
  profile: Profile;
  /** True in the view of other members. */
  isPublic: boolean;
  /** True if the person's role allows it. */
  canEdit: boolean;
  isEditing: boolean;
  /** True if the content below has the screen's main button. */
  isQuiet: boolean;
  onEdit: () => void;
  onView: () => void;
}

/** The buttons at the head of the own profile. */
export function ProfileActions({
  profile,
  isPublic,
  canEdit,
  isEditing,
  isQuiet,
  onEdit,
  onView,
}: ProfileActionsProps) {
  const Icon = isPublic && canEdit ? IconPencil : IconEye;
  return (
    <Group gap="sm">
      {!isPublic && canEdit && !isEditing && (
        <Button
          variant={isQuiet ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          onClick={onEdit}
        >
          Edit Profile
        </Button>
      )}
      <Button variant="default" leftSection={<Icon size={18} stroke={1.5} aria-hidden />} onClick={onView}>
        {isPublic ? (canEdit ? 'Edit View' : 'Own View') : 'Public View'}
      </Button>
      {!isPublic && (
        <Button
          component={Link}
          to="/documents"
          variant="default"
          leftSection={<IconFileCertificate size={18} stroke={1.5} aria-hidden />}
        >
          Documents
        </Button>
      )}
      {/* An admin is not in the marketplace: a link would lead nowhere. */}
      {profile.role !== 'admin' && (
        <ShareProfileButton
          name={memberName(profile)}
          path={sharedPath(profile)}
          note={profile.is_page_public ? undefined : PAGE_IS_OFF}
        />
      )}
    </Group>
  );
}
