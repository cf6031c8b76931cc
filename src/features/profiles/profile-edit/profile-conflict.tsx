import { TYPE_OF_FIELD, type TypedField } from '#features/profiles/profile/fields-of-type.data.ts';
import { type ProfileValues, wireValue } from '#features/profiles/profile/profile.form.ts';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import { PROFILE_FIELD_LABELS, shownValue } from '#features/profiles/profile/profile-fields.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { FieldConflict } from '#features/profiles/records/field-conflict.tsx';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';

interface ProfileConflictProps {
  /** Names of the fields that both saves have changed. */
  fields: string[];
  /** The profile as another tab or device has stored it. */
  theirs: Profile;
  mine: ProfileValues;
  /** Called with the names of the fields that keep the other save's value. */
  onChoose: (theirs: string[]) => void;
  onClose: () => void;
}

/** Asks which value to keep when two saves have changed the same fields of the profile. */
export function ProfileConflict({ fields: all, theirs, mine, onChoose, onClose }: ProfileConflictProps) {
  // The listing follows from the CIN, so it is not a separate choice.
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

/** Returns the label of a field that the new member type lacks: keeping it keeps the previous type. */
function theirsLabel(field: ProfileField, mine: ProfileValues): string | undefined {
  const owner = TYPE_OF_FIELD[field as TypedField];
  if (!owner || owner === mine.organization_type) return undefined;
  return `Saved elsewhere; stay ${ORGANIZATION_TYPE_LABELS[owner]}`;
}
