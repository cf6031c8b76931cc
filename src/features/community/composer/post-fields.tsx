import { SegmentedControl, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCreateAttachment, useRemoveAttachment } from '#features/community/attachments/attachments.api.ts';
import { ATTACHMENT_FILE } from '#features/community/attachments/attachments.contract.ts';
import { ATTACHMENTS_MAX, POST_MAX, TITLE_MAX } from '#features/community/posts/posts.contract.ts';
import { AttachmentField } from '#platform/web/fields/attachment-field.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { usePreview } from './composer.api.ts';
import { MemberMention } from './member-mention.tsx';
import type { PostForm } from './post.form.ts';
import classes from './post-fields.module.css';

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
];

/** From here on the form says how many characters are left. */
const NEAR_THE_END = POST_MAX - 500;

interface PostFieldsProps {
  form: PostForm;
  /** True for a topic. */
  hasTitle: boolean;
  /** Label of the text: "Your reply". */
  label: string;
  onBusy: (isBusy: boolean) => void;
}

/** Title, text with preview, and files. */
export function PostFields({ form, hasTitle, label, onBusy }: PostFieldsProps) {
  const [view, setView] = useState('write');
  const create = useCreateAttachment();
  const remove = useRemoveAttachment();
  const { body, attachments } = form.values;
  const left = POST_MAX - body.length;
  const { onChange: _, value: __, ...bodyProps } = form.getInputProps('body');
  return (
    <>
      {hasTitle && (
        <TextInput
          label="Title"
          description="What you ask or share, in one line"
          withAsterisk
          maxLength={TITLE_MAX}
          {...form.getInputProps('title')}
        />
      )}
      <div className={classes.text}>
        <SegmentedControl
          className={classes.views}
          size="xs"
          aria-label={`${label}: write or preview`}
          data={VIEWS}
          value={view}
          onChange={setView}
        />
        {view === 'write' || form.errors.body ? (
          <MemberMention
            label={label}
            description="Markdown: **bold**, - lists, > quotes, [links](https://…). @ and two letters mention a member."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            withAsterisk
            autosize
            minRows={5}
            maxRows={20}
            {...bodyProps}
            value={body}
            onChange={(text) => form.setFieldValue('body', text)}
            onMention={(member) => form.setFieldValue('mentions', (now) => [...now, member])}
          />
        ) : (
          <Preview body={body} />
        )}
        {body.length > NEAR_THE_END && (
          <p className={classes.left} role="status">
            {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
          </p>
        )}
      </div>
      <AttachmentField
        what="post"
        max={ATTACHMENTS_MAX}
        rule={ATTACHMENT_FILE}
        store={create.mutateAsync}
        // Of a post that is being changed it stays until the change is saved.
        drop={(id) => remove.mutate(id, { onError: () => undefined })}
        value={attachments}
        error={form.errors.attachment_ids as string | undefined}
        onChange={(change) => form.setFieldValue('attachments', change)}
        onBusy={onBusy}
      />
    </>
  );
}

function Preview({ body }: { body: string }) {
  const preview = usePreview(body);
  if (preview.isPending)
    return <Skeleton height={140} radius="sm" role="status" aria-label="Loading preview" />;
  if (preview.data === undefined) {
    return (
      <ErrorState
        title="The preview could not be loaded"
        error={preview.error}
        onRetry={preview.refetch}
        retrying={preview.isRefetching}
      />
    );
  }
  return (
    <section className={classes.preview} aria-label="Preview">
      {preview.data ? (
        <RenderedText html={preview.data} />
      ) : (
        <p className={classes.left}>Nothing to preview yet</p>
      )}
    </section>
  );
}
