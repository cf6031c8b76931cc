import { TextInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { UrlInput } from '#platform/web/ui/url-input.tsx';
import { EditPublicContact } from './edit-public-contact.tsx';
import { EditSection } from './edit-section.tsx';

/** Fields for contact details and links. */
export function EditContact({ form }: { form: ProfileForm }) {
  return (
    <EditSection
      title="Contact"
      about="Signed-in members see your public details, except those you hide in the settings. Your sign-in email and private phone are never shown."
    >
      <EditPublicContact form={form} />
      <TextInput type="tel" description="For our team only" {...fieldProps(form, 'phone')} />
      <UrlInput placeholder="https://www.linkedin.com/company/" {...fieldProps(form, 'linkedin')} />
      <TextInput description="The name after the @" {...fieldProps(form, 'twitter')} />
    </EditSection>
  );
}
