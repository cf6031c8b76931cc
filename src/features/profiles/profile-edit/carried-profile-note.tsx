import { Alert } from '@mantine/core';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import { PROFILE_FIELD_LABELS } from '#features/profiles/profile/profile-fields.rules.ts';

/** Warns that a change of checked fields ends the verification that depends on them. */
export function CarriedProfileNote({ fields }: { fields: ProfileField[] }) {
  if (fields.length === 0) return null;
  return (
    <Alert color="marigold" title="Your verification depends on this" mb="md">
      Changed: {fields.map((field) => PROFILE_FIELD_LABELS[field]).join(', ')}. After you save, you are not
      verified until an admin checks again.
    </Alert>
  );
}
