import { Textarea } from '@mantine/core';
import { SHORT_SUMMARY_MAX } from '#features/accounts/account/profile-fields.contract.ts';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';

/** Input for the line under the name, with its length. */
export function EditSummary({ form }: { form: ProfileForm }) {
  const { length } = form.values.short_summary;
  return (
    <Textarea
      description={`What you do, in a sentence or two. ${length}/${SHORT_SUMMARY_MAX}`}
      maxLength={SHORT_SUMMARY_MAX}
      autosize
      minRows={2}
      {...fieldProps(form, 'short_summary')}
    />
  );
}
