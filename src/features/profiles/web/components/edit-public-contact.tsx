import { TextInput } from '@mantine/core';
import { withScheme } from '#platform/web/web-address.ts';
import { fieldProps, type ProfileForm } from '../profile.form.ts';

/** How other members reach the member. */
export function EditPublicContact({ form }: { form: ProfileForm }) {
  return (
    <>
      <TextInput type="email" autoComplete="email" {...fieldProps(form, 'public_contact_email')} />
      <TextInput type="tel" autoComplete="tel" {...fieldProps(form, 'public_contact_phone')} />
      <TextInput
        type="url"
        placeholder="https://"
        autoComplete="url"
        {...fieldProps(form, 'website')}
        onBlur={() => form.setFieldValue('website', withScheme)}
      />
    </>
  );
}
