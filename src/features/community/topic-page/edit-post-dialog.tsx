import { type PostValues, postInput, usePostForm } from '#features/community/composer/post.form.ts';
import { PostDialog } from '#features/community/composer/post-dialog.tsx';
import { useUpdatePost } from '#features/community/edits/edits.api.ts';
import { PostUpdate } from '#features/community/edits/edits.contract.ts';
import type { Post } from '#features/community/posts/posts.contract.ts';
import { showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';

interface EditPostDialogProps {
  post: Post;
  /** Title of the topic; null for a reply. */
  title: string | null;
  opened: boolean;
  onClose: () => void;
}

/** Changes an own post. Give it a new `key` each time it opens. */
export default function EditPostDialog({ post, title, opened, onClose }: EditPostDialogProps) {
  const hasTitle = title !== null;
  const { body, mentions, attachments } = post;
  const start = { title: title ?? '', body: body ?? '', mentions, attachments };
  const form = usePostForm({ schema: PostUpdate, hasTitle, start });
  const update = useUpdatePost(post.id);
  const submit = (values: PostValues) =>
    update.mutate(postInput(values, hasTitle), {
      onSuccess: () => {
        showToast({ title: 'Post changed', message: 'The version before stays readable.', tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <PostDialog
      opened={opened}
      title={hasTitle ? 'Edit your topic' : 'Edit your reply'}
      form={form}
      hasTitle={hasTitle}
      label="Text"
      submitLabel="Save changes"
      isSending={update.isPending}
      failure={update.error}
      note={<p>Readers see that it was edited, and can read the versions before.</p>}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
