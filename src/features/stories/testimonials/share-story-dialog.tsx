import { Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { StarRating } from '#platform/web/fields/star-rating.tsx';
import { useShareStoryForm } from './share-story.form.ts';
import classes from './share-story-dialog.module.css';
import { STORY_MAX, TESTIMONIAL_USER_TYPES } from './testimonials.contract.ts';

interface ShareStoryDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Form for a member's own story. Closing the dialog keeps the input, so that nothing is lost by accident. */
export function ShareStoryDialog({ opened, onClose }: ShareStoryDialogProps) {
  const { form, submit, isSending } = useShareStoryForm(onClose);
  const left = STORY_MAX - form.values.content.length;

  return (
    <>
      <WideDialog opened={opened} onClose={onClose} title="Share Your CSR Success Story" size="38rem">
        <form noValidate onSubmit={submit}>
          <Stack>
            <p className={classes.lead}>
              An admin reviews every story before it appears on the home page, with the name, role and
              organisation you enter here.
            </p>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput label="Name" withAsterisk autoComplete="name" {...form.getInputProps('name')} />
              <TextInput
                label="Role"
                withAsterisk
                autoComplete="organization-title"
                {...form.getInputProps('role')}
              />
              <TextInput
                label="Organization"
                withAsterisk
                autoComplete="organization"
                {...form.getInputProps('organization')}
              />
              <Select
                label="You are"
                placeholder="Select one"
                withAsterisk
                data={TESTIMONIAL_USER_TYPES}
                {...form.getInputProps('user_type')}
              />
            </SimpleGrid>
            <Textarea
              label="Story"
              description={`What did you set out to do, and what came of it? ${left} characters left.`}
              withAsterisk
              autosize
              minRows={4}
              maxRows={10}
              {...form.getInputProps('content')}
            />
            <TextInput
              label="Impact"
              description="One figure that can be checked, such as “60 villages with clean water”."
              withAsterisk
              {...form.getInputProps('impact')}
            />
            <StarRating
              label="Rating"
              value={form.values.rating}
              onChange={(stars) => form.setFieldValue('rating', stars)}
            />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={isSending}>
                Close
              </Button>
              <Button type="submit" disabled={isSending}>
                {isSending ? 'Sending...' : 'Share story'}
              </Button>
            </Group>
          </Stack>
        </form>
      </WideDialog>
      {form.isDirty() && <UnsavedChanges when={!isSending} />}
    </>
  );
}
