import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { Attachment } from '#features/community/posts/posts.contract.ts';
import { namedIn } from '#features/community/posts/posts.rules.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import type { usePostDraft } from './post-draft.hook.ts';

/** Values of the form of a topic, a reply or a change of one. */
export interface PostValues {
  title: string;
  body: string;
  /** Members chosen in the list after @; those whose name is still in the text are sent. */
  mentions: { id: string; name: string }[];
  attachments: Attachment[];
}

export const NO_POST: PostValues = { title: '', body: '', mentions: [], attachments: [] };

/** The body of the call for the form's values. */
export const postInput = ({ title, body, mentions, attachments }: PostValues, hasTitle: boolean) => ({
  ...(hasTitle && { title }),
  body,
  mentions: [...new Set(namedIn(body, mentions).map(({ id }) => id))],
  attachment_ids: attachments.map(({ id }) => id),
});

interface PostFormOptions {
  schema: z.ZodType;
  /** True for a topic. */
  hasTitle: boolean;
  start: PostValues;
  /** Keeps what is not sent. */
  draft?: ReturnType<typeof usePostDraft>;
}

/** Form of a text in Markdown. */
export function usePostForm({ schema, hasTitle, start, draft }: PostFormOptions) {
  const [first] = useState(() => ({ ...start, ...draft?.read() }));
  const form = useForm<PostValues>({
    initialValues: first,
    validate: (values) => inputErrors(schema, postInput(values, hasTitle)),
  });
  const { values } = form;
  const keep = draft?.keep;
  useEffect(() => {
    if (values !== first) keep?.(values);
  }, [values, first, keep]);
  return form;
}
export type PostForm = ReturnType<typeof usePostForm>;
