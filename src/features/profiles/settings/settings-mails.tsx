import { Checkbox } from '@mantine/core';
import type { ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { MAIL_CHOICES, type MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import { EditSection } from '#features/profiles/profile-edit/edit-section.tsx';

const WORDS: Record<MailChoice, { label: string; description: string }> = {
  mails_requests: {
    label: 'Collaboration requests',
    description: 'When somebody asks you for a collaboration, or withdraws because of leaving.',
  },
  mails_answers: {
    label: 'Answers to your requests',
    description: 'When a partner accepts or declines.',
  },
  mails_ratings: {
    label: 'Ratings',
    description: 'When a partner has rated your work together.',
  },
  mails_document_expiry: {
    label: 'Documents that expire',
    description: '90, 60 and 30 days before a document in your vault expires.',
  },
  mails_document_shares: {
    label: 'Documents shared with you',
    description: 'When a member lets you open a document.',
  },
  mails_stories: {
    label: 'Your stories',
    description: 'When a story that you sent was published or declined.',
  },
};

/** Which mails the member receives. */
export function SettingsMails({ form }: { form: ProfileForm }) {
  return (
    <EditSection
      title="Mails"
      about="Mails about signing in, your account, our terms, your verification and your support tickets always come: they cannot be switched off."
    >
      {MAIL_CHOICES.map((name) => (
        <Checkbox key={name} {...WORDS[name]} {...form.getInputProps(name, { type: 'checkbox' })} />
      ))}
    </EditSection>
  );
}
