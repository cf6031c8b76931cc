import { CloseButton, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { MemberSelect } from '#features/marketplace/marketplace-page/member-select.tsx';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './circle-dialog.module.css';
import { useCreateCircle, useUpdateCircle } from './managed-circles.api.ts';
import { CircleInput, CircleUpdate, type ManagedCircle } from './managed-circles.contract.ts';

interface CircleDialogProps {
  /** Null for a new one. */
  circle: ManagedCircle | null;
  opened: boolean;
  onClose: () => void;
}

interface CircleValues {
  slug: string;
  name: string;
  description: string;
  group_url: string;
  moderators: ManagedCircle['moderators'];
}

/** Form of a circle. Give it a new `key` each time it opens. */
export function CircleDialog({ circle, opened, onClose }: CircleDialogProps) {
  const create = useCreateCircle();
  const update = useUpdateCircle();
  const isNew = circle === null;
  const fieldsOf = ({ slug, moderators: _, ...fields }: CircleValues) =>
    isNew ? { ...fields, slug } : fields;
  const form = useForm<CircleValues>({
    initialValues: {
      slug: circle?.slug ?? '',
      name: circle?.name ?? '',
      description: circle?.description ?? '',
      group_url: circle?.group_url ?? '',
      moderators: circle?.moderators ?? [],
    },
    validate: (values) => inputErrors(isNew ? CircleInput : CircleUpdate, fieldsOf(values)),
  });
  const after = {
    onSuccess: ({ name }: ManagedCircle) => {
      showToast({ title: isNew ? 'Circle added' : 'Circle saved', message: name, tone: 'success' });
      onClose();
    },
    onError: (error: Error) => showFieldErrors(form, error),
  };
  const submit = (values: CircleValues) => {
    const moderator_ids = values.moderators.map(({ id }) => id);
    if (circle) update.mutate({ id: circle.id, body: { ...fieldsOf(values), moderator_ids } }, after);
    else create.mutate({ ...fieldsOf(values), slug: values.slug }, after);
  };
  const error = create.error ?? update.error;
  return (
    <RecordDialog
      opened={opened}
      title={isNew ? 'Add a circle' : 'Edit circle'}
      submitLabel={isNew ? 'Add circle' : 'Save circle'}
      unsaved={form.isDirty()}
      busy={create.isPending || update.isPending}
      failure={error && { title: 'Circle not saved', error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <TextInput label="Name" withAsterisk {...form.getInputProps('name')} />
      {isNew && (
        <TextInput
          label="Address"
          description="The last part of /community/…: small letters, digits and hyphens. It never changes."
          withAsterisk
          autoCapitalize="off"
          {...form.getInputProps('slug')}
        />
      )}
      <Textarea
        label="Description"
        withAsterisk
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <TextInput
        label="Group link"
        description="A group of a professional network. Leave it blank where there is none."
        inputMode="url"
        autoCapitalize="off"
        {...form.getInputProps('group_url')}
      />
      {!isNew && (
        <Moderators
          value={form.values.moderators}
          onChange={(moderators) => form.setFieldValue('moderators', moderators)}
        />
      )}
    </RecordDialog>
  );
}

interface ModeratorsProps {
  value: ManagedCircle['moderators'];
  onChange: (moderators: ManagedCircle['moderators']) => void;
}

/** Moderators of the circle, and a field that adds one. */
function Moderators({ value, onChange }: ModeratorsProps) {
  const [round, setRound] = useState(0);
  const add = (member: { id: string; name: string }) => {
    if (!value.some(({ id }) => id === member.id)) onChange([...value, member]);
    // An empty field for the next one.
    setRound((now) => now + 1);
  };
  return (
    <div>
      <MemberSelect key={round} label="Add a moderator" withAsterisk={false} onChoose={add} />
      <ul className={classes.list} aria-label="Moderators">
        {value.map(({ id, name }) => (
          <li key={id} className={classes.moderator}>
            {name}
            <CloseButton
              aria-label={`Remove ${name}`}
              onClick={() => onChange(value.filter((moderator) => moderator.id !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
