import { Alert, Button, FileInput, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Area } from 'react-easy-crop';
import type { Location } from 'react-router';
import {
  BLOCK_TITLE_MAX,
  type ContentDraft,
  type ContentPage,
} from '#features/content/content-blocks/content-blocks.contract.ts';
import { useUpdateContentBlock } from '#features/content/content-blocks/content-drafts.api.ts';
import { ContentHistory } from '#features/content/content-blocks/content-history.tsx';
import { ContentPreview } from '#features/content/content-blocks/content-preview.tsx';
import { ContentPublication } from '#features/content/content-blocks/content-publication.tsx';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { acceptedTypes, formatBytes, kindWords } from '#platform/contract/files.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { showToast } from '#platform/web/toast.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import classes from './block-picture-editor.module.css';
import { useUpdateBlockPicture } from './block-pictures.api.ts';
import { BLOCK_PICTURE_FILE, BLOCK_PICTURE_RATIO } from './block-pictures.contract.ts';

const PictureCrop = lazy(() => import('#features/profiles/avatar/avatar-crop.tsx'));

const leavesBlock = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

const NO_ALT_TEXT = 'Alternative text is required';

interface BlockPictureEditorProps {
  pageKey: ContentPage;
  blockKey: string;
  stored: ContentDraft | undefined;
}

/** Picture of a page: which file, which part of it, and the text for those who do not see it. */
export function BlockPictureEditor({ pageKey, blockKey, stored }: BlockPictureEditorProps) {
  const params = { pageKey, blockKey };
  const [file, setFile] = useState<File | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [title, setTitle] = useState(stored?.title ?? '');
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [errors, setErrors] = useState<{ file?: string | null; title?: string }>({});
  const savePicture = useUpdateBlockPicture(params);
  const saveText = useUpdateContentBlock(params);
  const isSaving = savePicture.isPending || saveText.isPending;
  const isChanged = file !== null || title !== (stored?.title ?? '');
  const isSaved = stored !== undefined && !isChanged && !isSaving;
  const newer = stored && stored.version !== version && !isSaving ? stored : null;

  const choose = (chosen: File | null) => {
    const wrong = chosen && chosenFileError(chosen, BLOCK_PICTURE_FILE);
    setErrors({ file: wrong });
    setArea(null);
    setFile(wrong ? null : chosen);
  };
  const load = (block: ContentDraft) => {
    setVersion(block.version);
    setTitle(block.title);
    setFile(null);
    setErrors({});
  };
  const settled = {
    onSuccess: (saved: ContentDraft) => {
      load(saved);
      showToast({
        title: 'Saved',
        message: `Version ${saved.version}. Visitors see it once you publish it.`,
        tone: 'success',
      });
    },
    onError: (error: Error) => setErrors((error instanceof CallFailure && error.fields) || {}),
  };
  const submit = () => {
    if (isSaved) return;
    if (!title.trim()) return setErrors({ title: NO_ALT_TEXT });
    if (!file && !stored) return setErrors({ file: 'Picture is required' });
    if (!file) {
      const { block_type, content = '', media_url } = stored ?? {};
      return saveText.mutate({ block_type, content, media_url, title, version }, settled);
    }
    if (!area) return;
    const crop = { left: area.x, top: area.y, width: area.width, height: area.height };
    savePicture.mutate({ file, body: { ...crop, title, version } }, settled);
  };
  const failure = savePicture.error ?? saveText.error;
  return (
    <div className={classes.sides}>
      <Stack>
        {stored?.media_url && !file && (
          <img
            className={classes.picture}
            src={stored.media_url}
            alt={stored.title}
            width={600}
            height={450}
          />
        )}
        <FileInput
          label={stored ? 'Another picture' : 'Picture'}
          description={`${kindWords(BLOCK_PICTURE_FILE.kinds)}, up to ${formatBytes(BLOCK_PICTURE_FILE.maxBytes)}. Location and camera details are removed.`}
          placeholder="Choose a picture"
          accept={acceptedTypes(BLOCK_PICTURE_FILE).join(',')}
          leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
          size="md"
          value={file}
          onChange={choose}
          error={errors.file}
          disabled={isSaving}
        />
        {file && (
          <Suspense fallback={<Skeleton height={320} radius="md" aria-label="Loading" />}>
            <PictureCrop file={file} ratio={BLOCK_PICTURE_RATIO} onChange={setArea} />
          </Suspense>
        )}
        <TextInput
          label="Alternative text"
          description="What the picture shows, for people who do not see it."
          required
          maxLength={BLOCK_TITLE_MAX}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          error={errors.title}
        />
        {newer && (
          <Alert ref={intoView} color="brick" role="alert" title="Changed elsewhere">
            <p>Another admin saved version {newer.version} while you had this picture open.</p>
            <Group>
              <Button variant="default" onClick={() => load(newer)}>
                Discard my changes and load version {newer.version}
              </Button>
              <Button variant="default" onClick={() => setVersion(newer.version)}>
                Keep my changes and replace version {newer.version}
              </Button>
            </Group>
          </Alert>
        )}
        {failure && !newer && !errors.file && !errors.title && (
          <Alert ref={intoView} color="brick" role="alert" title="Changes not saved">
            {failureText(failure, 'Please try again.')}
          </Alert>
        )}
        {isChanged && !newer && (
          <p className={classes.warning} role="status">
            You have unsaved changes. Click "Save Changes" to apply them.
          </p>
        )}
        <Group>
          <Button
            onClick={submit}
            loading={isSaving}
            disabled={newer !== null || (file !== null && !area)}
            aria-disabled={isSaved}
            data-disabled={isSaved || undefined}
          >
            {isSaved ? 'Saved' : 'Save Changes'}
          </Button>
          {stored && (
            <ContentPublication params={params} block={stored} disabled={isChanged || newer !== null} />
          )}
        </Group>
        {stored && <ContentHistory params={params} latest={stored} unsaved={isChanged} onRestored={load} />}
        <UnsavedChanges when={isChanged && !isSaving} leaves={leavesBlock} />
      </Stack>
      {stored && <ContentPreview pageKey={pageKey} blockKey={blockKey} words={{ ...stored, title }} />}
    </div>
  );
}
