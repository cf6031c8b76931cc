import { TextInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { UrlInput } from '#platform/web/ui/url-input.tsx';

/** Fields for public contact details. */
export function EditPublicContact({ form }: { form: ProfileForm }) {
  return (
    <>
      <TextInput type="email" autoComplete="email" {...fieldProps(form, 'public_contact_email')} />
      <TextInput type="tel" autoComplete="tel" {...fieldProps(form, 'public_contact_phone')} />
      <UrlInput autoComplete="url" {...fieldProps(form, 'website')} />
    </>
  );
}
