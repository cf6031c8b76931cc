import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { AppError, failureText } from '#platform/contract/errors.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { type ContentBlockValues, useContentBlockForm } from './content-block.form.ts';
import { ContentBlockConflict } from './content-block-conflict.tsx';
import classes from './content-block-editor.module.css';
import { blockName, type EditedBlock } from './content-block-list.tsx';
import { ContentBlockStatus } from './content-block-status.tsx';
import {
  BLOCK_CONTENT_MAX,
  BLOCK_TITLE_MAX,
  type ContentBlock,
  type ContentPage,
} from './content-blocks.contract.ts';
import { useShowContentBlock, useUpdateContentBlock } from './content-drafts.api.ts';
import { CONTENT_PAGE_WORDS } from './content-pages.data.ts';
import { RICH_TEXT_TAGS } from './rich-text.rules.ts';

const isConflict = (error: Error | null) => error instanceof AppError && error.code === 'CONFLICT';
const leavesBlock = (from: { search: string; pathname: string }, to: { search: string; pathname: string }) =>
  from.pathname !== to.pathname || from.search !== to.search;

interface ContentBlockEditorProps {
  pageKey: ContentPage;
  block: EditedBlock;
}

/** Editor of one block: its words, saving, publishing and unpublishing. */
export function ContentBlockEditor({ pageKey, block: { key, stored, builtIn } }: ContentBlockEditorProps) {
  const params = { pageKey, blockKey: key };
  const save = useUpdateContentBlock(params);
  const { form, version, load, setVersion } = useContentBlockForm(stored, builtIn);
  const newer = stored && stored.version !== version && !save.isPending ? stored : null;
  const conflicts = newer !== null || isConflict(save.error);

  const submit = (values: ContentBlockValues) =>
    save.mutate(
      { ...values, version, block_type: stored?.block_type, media_url: stored?.media_url },
      {
        onSuccess: (saved) => {
          load(saved);
          showToast({ ...savedWords(saved, values), tone: 'success', duration: 8000 });
        },
        onError: (error) => {
          if (isConflict(error) || showFieldErrors(form, error)) return;
          showToast({
            title: 'Changes not saved',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: 8000,
          });
        },
      },
    );
  const settle = (choose: (block: ContentBlock) => void) => (block: ContentBlock) => {
    choose(block);
    save.reset();
    form.getInputNode('content')?.focus();
  };
  return (
    <>
      <PageHeading title={blockName(key)} focused>
        {CONTENT_PAGE_WORDS[pageKey].label}.{' '}
        {builtIn ? statusWords(stored) : 'The page does not show this block.'}
      </PageHeading>
      <div className={classes.facts}>
        <ContentBlockStatus block={stored} />
        <WebLink url={CONTENT_PAGE_WORDS[pageKey].path}>See the page</WebLink>
      </div>
      <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
        <Stack>
          <TextInput
            label="Title"
            description="Label of a figure on the home page. In other blocks it is shown only if the content is empty, or not at all."
            maxLength={BLOCK_TITLE_MAX}
            {...form.getInputProps('title')}
          />
          <Textarea
            label="Content"
            description={`HTML. These tags are kept: ${RICH_TEXT_TAGS.join(', ')}. All others are removed when you save.`}
            classNames={{ input: classes.content }}
            maxLength={BLOCK_CONTENT_MAX}
            autosize
            minRows={4}
            maxRows={24}
            spellCheck
            {...form.getInputProps('content')}
          />
          {conflicts && (
            <ContentBlockConflict
              latest={newer}
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
            <Button type="submit" loading={save.isPending} disabled={conflicts}>
              Save Changes
            </Button>
            {stored && <ShowButton params={params} block={stored} disabled={form.isDirty() || conflicts} />}
          </Group>
        </Stack>
      </form>
      <UnsavedChanges when={form.isDirty() && !save.isPending} leaves={leavesBlock} />
    </>
  );
}

function statusWords(stored: ContentBlock | undefined): string {
  if (!stored)
    return 'The page shows these built-in words. Your changes become a draft until you publish it.';
  return stored.is_published
    ? 'Visitors see this block. Changes are visible as soon as you save them.'
    : 'This draft is not visible to visitors. The page shows its built-in words.';
}

function savedWords(saved: ContentBlock, sent: ContentBlockValues): { title: string; message: string } {
  const where = saved.is_published ? 'Visitors see it now.' : 'It is a draft until you publish it.';
  const isCleaned = saved.content !== sent.content;
  return {
    title: `Version ${saved.version} saved`,
    message: isCleaned ? `${where} The HTML was cleaned up: please check it.` : where,
  };
}

interface ShowButtonProps {
  params: { pageKey: ContentPage; blockKey: string };
  block: ContentBlock;
  disabled: boolean;
}

/** Publishes a draft, or takes a published block off its page. */
function ShowButton({ params, block, disabled }: ShowButtonProps) {
  const show = useShowContentBlock(params);
  const change = () =>
    show.mutate(!block.is_published, {
      onSuccess: ({ is_published }) =>
        showToast({
          title: is_published ? 'Published' : 'Unpublished',
          message: is_published ? 'Visitors see this block now.' : 'The page shows its built-in words.',
          tone: 'success',
        }),
      onError: (error) =>
        showToast({
          title: block.is_published ? 'Not unpublished' : 'Not published',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
          duration: 8000,
        }),
    });
  return (
    <Button variant="default" onClick={change} loading={show.isPending} disabled={disabled}>
      {block.is_published ? 'Unpublish' : 'Publish'}
    </Button>
  );
}
