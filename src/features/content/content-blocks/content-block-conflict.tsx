import { Alert, Button, Group } from '@mantine/core';
import { TextComparison } from '#features/content/rich-text/text-comparison.tsx';
import { intoView } from '#platform/web/ui/into-view.ts';
import type { BlockWords, ContentDraft } from './content-blocks.contract.ts';

interface ContentBlockConflictProps {
  /** The version that another admin saved; null if it could not be loaded. */
  latest: ContentDraft | null;
  /** The admin's text. */
  words: BlockWords;
  /** Replaces the admin's text by the latest version. */
  onLoad: (latest: ContentDraft) => void;
  /** Keeps the admin's text; the next save replaces the latest version. */
  onKeep: (latest: ContentDraft) => void;
}

/** Says that another admin has saved the same block, and lets the admin choose what to do. */
export function ContentBlockConflict({ latest, words, onLoad, onKeep }: ContentBlockConflictProps) {
  return (
    <Alert ref={intoView} color="brick" role="alert" title="Changed elsewhere">
      {latest ? (
        <>
          <p>
            Another admin saved version {latest.version} while you had this block open. Your text is still in
            the fields above, but it is not saved.
          </p>
          {latest.title !== words.title && (
            <p>
              Title: “{latest.title}” there, “{words.title}” here.
            </p>
          )}
          <p>What your content removes from theirs, and adds to it:</p>
          <TextComparison older={latest.content} newer={words.content} />
          <Group mt="sm">
            <Button variant="default" onClick={() => onLoad(latest)}>
              Discard my text and load version {latest.version}
            </Button>
            <Button variant="default" onClick={() => onKeep(latest)}>
              Keep my text and replace version {latest.version}
            </Button>
          </Group>
        </>
      ) : (
        <p>Another admin has changed this block. Copy your text, then reload this page and add it again.</p>
      )}
    </Alert>
  );
}
