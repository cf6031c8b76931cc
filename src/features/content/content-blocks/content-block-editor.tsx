import { Button, Group, SegmentedControl, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RICH_TEXT_TAGS } from '#features/content/rich-text/rich-text.rules.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { type ContentBlockValues, useContentBlockForm } from './content-block.form.ts';
import { ContentBlockConflict } from './content-block-conflict.tsx';
import classes from './content-block-editor.module.css';
import { ContentBlockStatus } from './content-block-status.tsx';
import {
  BLOCK_CONTENT_MAX,
  BLOCK_TITLE_MAX,
  type ContentDraft,
  type ContentPage,
} from './content-blocks.contract.ts';
import { useUpdateContentBlock } from './content-drafts.api.ts';
import { ContentHistory } from './content-history.tsx';
import { CONTENT_PAGE_WORDS } from './content-pages.data.ts';
import { ContentPreview } from './content-preview.tsx';
import { ContentPublication } from './content-publication.tsx';
import { blockName, type EditedBlock } from './edited-blocks.rules.ts';

/** The editor is the largest part of the admin area. */
const RichTextField = lazy(async () => ({
  default: (await import('#features/content/rich-text/rich-text-field.tsx')).RichTextField,
}));

const WAYS = ['Formatted', 'HTML'];

const BLOCK_FIELDS = {
  title: 'Title',
  titleHint:
    'Label of a figure on the home page. In other blocks it is shown only if the content is empty, or not at all.',
  content: 'Content',
  contentHint: 'The text as the page shows it. Where the page shows one line, formatting is left out.',
};
const QUESTION_FIELDS = {
  title: 'Question',
  titleHint: 'If it is empty, the page shows the built-in question.',
  content: 'Answer',
  contentHint: 'If it is empty, the page shows the built-in answer. Formatting is left out.',
};

const isConflict = (error: Error | null) => error instanceof CallFailure && error.code === 'CONFLICT';
const leavesBlock = (from: { search: string; pathname: string }, to: { search: string; pathname: string }) =>
  from.pathname !== to.pathname || from.search !== to.search;

interface ContentBlockEditorProps {
  pageKey: ContentPage;
  block: EditedBlock;
  /** Draws the editor of a picture. */
  renderPicture: (pageKey: ContentPage, block: EditedBlock) => ReactNode;
}

/** Editor of one block: its words, saving, publishing and unpublishing. */
export function ContentBlockEditor({ pageKey, block, renderPicture }: ContentBlockEditorProps) {
  const { stored, builtIn } = block;
  return (
    <>
      <PageHeading title={blockName(pageKey, block)} focused>
        {CONTENT_PAGE_WORDS[pageKey].label}.{' '}
        {builtIn ? statusWords(stored) : 'The page does not show this block.'}
      </PageHeading>
      <div className={classes.facts}>
        <ContentBlockStatus block={stored} />
        <WebLink url={CONTENT_PAGE_WORDS[pageKey].path}>See the page</WebLink>
      </div>
      {(stored ?? builtIn)?.block_type === 'image' ? (
        renderPicture(pageKey, block)
      ) : (
        <TextEditor pageKey={pageKey} block={block} />
      )}
    </>
  );
}

function TextEditor({
  pageKey,
  block: { key, stored, builtIn },
}: Omit<ContentBlockEditorProps, 'renderPicture'>) {
  const params = { pageKey, blockKey: key };
  const save = useUpdateContentBlock(params);
  const { form, version, load, setVersion } = useContentBlockForm(stored, builtIn);
  const [way, setWay] = useState('Formatted');
  const words = CONTENT_PAGE_WORDS[pageKey].hasQuestions ? QUESTION_FIELDS : BLOCK_FIELDS;
  const newer = stored && stored.version !== version && !save.isPending ? stored : null;
  const conflicts = newer !== null || isConflict(save.error);

  /** The built-in text is stored by the first save, changed or not. */
  const isSaved = stored !== undefined && !form.isDirty() && !conflicts && !save.isPending;

  const submit = (values: ContentBlockValues) => {
    if (isSaved) return;
    save.mutate(
      { ...values, version, block_type: stored?.block_type, media_url: stored?.media_url },
      {
        onSuccess: (saved) => {
          load(saved);
          showToast({ ...savedWords(saved, values), tone: 'success', duration: LONG_TOAST_MS });
        },
        onError: (error) => {
          if (isConflict(error) || showFieldErrors(form, error)) return;
          showToast({
            title: 'Changes not saved',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: LONG_TOAST_MS,
          });
        },
      },
    );
  };
  const settle = (choose: (block: ContentDraft) => void) => (block: ContentDraft) => {
    choose(block);
    save.reset();
    form.getInputNode('content')?.focus();
  };

  return (
    <>
      <div className={classes.sides}>
        <div>
          <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
            <Stack>
              <TextInput
                label={words.title}
                description={words.titleHint}
                maxLength={BLOCK_TITLE_MAX}
                {...form.getInputProps('title')}
              />
              <SegmentedControl
                className={classes.ways}
                size="sm"
                aria-label="Way to write the content"
                data={WAYS}
                value={way}
                onChange={setWay}
              />
              {way === 'HTML' ? (
                <Textarea
                  label={words.content}
                  description={`HTML. These tags are kept: ${RICH_TEXT_TAGS.join(', ')}. All others are removed when you save.`}
                  classNames={{ input: classes.content }}
                  maxLength={BLOCK_CONTENT_MAX}
                  autosize
                  minRows={4}
                  maxRows={24}
                  spellCheck
                  {...form.getInputProps('content')}
                />
              ) : (
                <Suspense fallback={<Skeleton height={240} radius="md" />}>
                  <RichTextField
                    label={words.content}
                    description={words.contentHint}
                    {...form.getInputProps('content')}
                  />
                </Suspense>
              )}
              {conflicts && (
                <ContentBlockConflict
                  latest={newer}
                  words={form.values}
                  onLoad={settle(load)}
                  onKeep={settle((latest) => setVersion(latest.version))}
                />
              )}
              {form.isDirty() && !conflicts && (
                <p className={classes.warning} role="status">
                  You have unsaved changes. Click "Save Changes" to apply them.
                </p>
              )}
              <Group className={classes.actions}>
                <Button
                  type="submit"
                  loading={save.isPending}
                  disabled={conflicts}
                  // Not disabled: the focus stays on it after a save.
                  aria-disabled={isSaved}
                  data-disabled={isSaved || undefined}
                >
                  {isSaved ? 'Saved' : 'Save Changes'}
                </Button>
                {stored && (
                  <ContentPublication params={params} block={stored} disabled={form.isDirty() || conflicts} />
                )}
              </Group>
            </Stack>
          </form>
          {stored && (
            <ContentHistory params={params} latest={stored} unsaved={form.isDirty()} onRestored={load} />
          )}
        </div>
        <ContentPreview pageKey={pageKey} blockKey={key} words={form.values} />
      </div>
      <UnsavedChanges when={form.isDirty() && !save.isPending} leaves={leavesBlock} />
    </>
  );
}

function statusWords(stored: ContentDraft | undefined): string {
  if (!stored)
    return 'The page shows these built-in words. Your changes become a draft until you publish it.';
  return stored.is_published
    ? 'Visitors see the published version. They see your changes once you publish them.'
    : 'This draft is not visible to visitors. The page shows its built-in words.';
}

function savedWords(saved: ContentDraft, sent: ContentBlockValues): { title: string; message: string } {
  const where = `Version ${saved.version}. Visitors see it once you publish it.`;
  const isCleaned = saved.content !== sent.content;
  return {
    title: 'Saved',
    message: isCleaned ? `${where} The HTML was cleaned up: please check it.` : where,
  };
}
