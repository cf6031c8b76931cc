import { useNavigate } from 'react-router';
import { NO_POST, type PostValues, postInput, usePostForm } from '#features/community/composer/post.form.ts';
import { PostDialog } from '#features/community/composer/post-dialog.tsx';
import { usePostDraft } from '#features/community/composer/post-draft.hook.ts';
import { topicPath } from '#features/community/posts/posts.rules.ts';
import { useCreateTopic } from '#features/community/topics/topics.api.ts';
import { TopicInput } from '#features/community/topics/topics.contract.ts';
import { showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';

interface NewTopicDialogProps {
  circle: { slug: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/** Starts a topic in a circle. */
export function NewTopicDialog({ circle, opened, onClose }: NewTopicDialogProps) {
  const draft = usePostDraft(`topic:${circle.slug}`);
  const form = usePostForm({ schema: TopicInput, hasTitle: true, start: NO_POST, draft });
  const create = useCreateTopic(circle.slug);
  const navigate = useNavigate();
  const submit = (values: PostValues) =>
    create.mutate(
      { ...postInput(values, true), title: values.title },
      {
        onSuccess: ({ id }) => {
          draft.forget();
          showToast({ title: 'Topic started', message: 'You follow it now.', tone: 'success' });
          void navigate(topicPath(circle.slug, id));
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <PostDialog
      opened={opened}
      title="Start a topic"
      form={form}
      hasTitle
      label="Text"
      submitLabel="Start topic"
      isSending={create.isPending}
      failure={create.error}
      note={
        <p>
          All members can read it in {circle.name}. What you have written is kept in this browser until you
          send it.
        </p>
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
