import { TextInput } from '@mantine/core';
import type { CaseStudyMedia } from '#features/stories/case-studies/case-studies.contract.ts';
import type { CaseStudyForm } from './case-study.form.ts';
import { MediaField } from './media-field.tsx';
import classes from './story-form.module.css';

interface StepContactProps {
  form: CaseStudyForm;
  /** Files that the story has already. */
  media: CaseStudyMedia[];
  /** Stores the story, which a file belongs to. */
  save: () => Promise<{ id: string } | null>;
  onUploading: (uploading: boolean) => void;
}

/** Step 4: the contact for readers, and files. */
export function StepContact({ form, media, save, onUploading }: StepContactProps) {
  return (
    <>
      <p className={classes.hint}>
        Only signed-in members with a confirmed email see these contact details. Visitors do not.
      </p>
      <div className={classes.row}>
        <TextInput
          label="Contact name"
          withAsterisk
          autoComplete="name"
          maxLength={120}
          {...form.getInputProps('contact_name')}
        />
        <TextInput
          label="Contact email"
          type="email"
          withAsterisk
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('contact_email')}
        />
        <TextInput
          label="Organization"
          autoComplete="organization"
          maxLength={160}
          {...form.getInputProps('contact_organization')}
        />
        <TextInput
          label="Role/Position"
          autoComplete="organization-title"
          maxLength={120}
          {...form.getInputProps('contact_role')}
        />
      </div>
      <MediaField first={media} save={save} onUploading={onUploading} />
    </>
  );
}
