import { TYPE_OF_FIELD, type TypedField } from '#features/profiles/profile/fields-of-type.data.ts';
import { type ProfileValues, wireValue } from '#features/profiles/profile/profile.form.ts';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import { PROFILE_FIELD_LABELS, shownValue } from '#features/profiles/profile/profile-fields.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { FieldConflict } from '#features/profiles/records/field-conflict.tsx';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';

interface ProfileConflictProps {
  /** What both saves have changed. */
  fields: string[];
  /** What another tab or device has stored meanwhile. */
  theirs: Profile;
  mine: ProfileValues;
  /** Called with the fields in which the other save shall stand. */
  onChoose: (theirs: string[]) => void;
  onClose: () => void;
}

/** Where two saves have changed the same fields of the profile: both values of each, and a choice. */
export function ProfileConflict({ fields: all, theirs, mine, onChoose, onClose }: ProfileConflictProps) {
  // Whether the company is listed follows from the CIN: it is no choice of its own.
  const fields = (all as ProfileField[]).filter(
    (field) => field !== 'is_listed_entity' || !all.includes('corporate_cin'),
  );
  return (
    <WideDialog opened onClose={onClose} title="Changed elsewhere" size="44rem">
      <FieldConflict
        fields={fields.map((name) => ({
          name,
          label: PROFILE_FIELD_LABELS[name],
          theirs: shownValue(name, theirs[name]),
          mine: shownValue(name, wireValue(name, mine)),
          theirsLabel: theirsLabel(name, mine),
        }))}
        onChoose={onChoose}
        onBack={onClose}
      />
    </WideDialog>
  );
}

/** A field that my new member type does not have can only stay with the type before. */
function theirsLabel(field: ProfileField, mine: ProfileValues): string | undefined {
  const owner = TYPE_OF_FIELD[field as TypedField];
  if (!owner || owner === mine.organization_type) return undefined;
  return `Saved elsewhere; stay ${ORGANIZATION_TYPE_LABELS[owner]}`;
}
