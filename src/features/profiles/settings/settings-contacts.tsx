import { Checkbox } from '@mantine/core';
import type { ProfileForm, ProfileValues } from '#features/profiles/profile/profile.form.ts';
import {
  CONTACT_SWITCHES,
  type ContactSwitch,
} from '#features/profiles/profile/profile-settings.contract.ts';
import { EditSection } from '#features/profiles/profile-edit/edit-section.tsx';

const LABELS: Record<ContactSwitch, string> = {
  shows_email: 'Public email',
  shows_phone: 'Public phone',
  shows_website: 'Website',
  shows_linkedin: 'LinkedIn',
  shows_twitter: 'Twitter',
  shows_csr_lead: 'CSR lead and their email',
};

/** Switches for the contact details that other members see. */
export function SettingsContacts({ form }: { form: ProfileForm }) {
  const isCompany = form.values.organization_type === 'corporate';
  const switches = Object.keys(LABELS).filter((name) => name !== 'shows_csr_lead' || isCompany);
  return (
    <EditSection
      title="Contact details"
      about="Members with a confirmed email see what you tick, on your page and in the marketplace. Visitors see none of it."
    >
      {(switches as ContactSwitch[]).map((name) => (
        <Checkbox
          key={name}
          label={LABELS[name]}
          description={givenIn(form.values, name) || 'Not given yet'}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </EditSection>
  );
}

const givenIn = (values: ProfileValues, name: ContactSwitch) =>
  CONTACT_SWITCHES[name]
    .map((field) => values[field])
    .filter(Boolean)
    .join(', ');
