import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatInstant, formatTime, instantOfFields } from '#platform/contract/dates.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import type { BlockParams, ContentDraft } from './content-blocks.contract.ts';
import {
  useKeepContentBlock,
  usePublishContentBlock,
  useUnpublishContentBlock,
} from './content-drafts.api.ts';

interface ContentPublicationProps {
  params: BlockParams;
  block: ContentDraft;
  disabled: boolean;
}

const complain = (title: string) => (error: Error) =>
  showToast({
    title,
    message: failureText(error, 'Please try again.'),
    tone: 'error',
    duration: LONG_TOAST_MS,
  });
const praise = (title: string, message: string) => () => showToast({ title, message, tone: 'success' });

/** Publishes the latest version, now or at a time, and takes a block off its page. */
export function ContentPublication({ params, block, disabled }: ContentPublicationProps) {
  const publish = usePublishContentBlock(params);
  const unpublish = useUnpublishContentBlock(params);
  const keep = useKeepContentBlock(params);
  const [isPlanning, setIsPlanning] = useState(false);
  const isNewer = block.published_version !== block.version;
  const publishNow = () =>
    publish.mutate(
      { version: block.version },
      {
        onSuccess: praise('Published', 'Visitors see this version now.'),
        onError: complain('Not published'),
      },
    );
  return (
    <>
      {isNewer && (
        <Button variant="default" onClick={publishNow} loading={publish.isPending} disabled={disabled}>
          Publish
        </Button>
      )}
      {isNewer && !block.publish_at && (
        <Button variant="default" onClick={() => setIsPlanning(true)} disabled={disabled}>
          Publish at a time
        </Button>
      )}
      {block.publish_at && (
        <Button
          variant="default"
          loading={keep.isPending}
          onClick={() =>
            keep.mutate(undefined, {
              onSuccess: praise('Publication cancelled', 'This version stays a draft until you publish it.'),
              onError: complain('Publication not cancelled'),
            })
          }
        >
          Do not publish on {formatInstant(block.publish_at)}, {formatTime(block.publish_at)}
        </Button>
      )}
      {block.is_published && (
        <Button
          variant="default"
          loading={unpublish.isPending}
          disabled={disabled}
          onClick={() =>
            unpublish.mutate(undefined, {
              onSuccess: praise('Unpublished', 'The page shows its built-in words.'),
              onError: complain('Not unpublished'),
            })
          }
        >
          Unpublish
        </Button>
      )}
      <Modal
        opened={isPlanning}
        onClose={() => setIsPlanning(false)}
        title={`Publish version ${block.version} at a time`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <PublicationTime params={params} version={block.version} onDone={() => setIsPlanning(false)} />
      </Modal>
    </>
  );
}

function PublicationTime({
  params,
  version,
  onDone,
}: {
  params: BlockParams;
  version: number;
  onDone: () => void;
}) {
  const publish = usePublishContentBlock(params);
  const [[day, time], setTime] = useState(['', '']);
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes it on to the form of the editor, which would save.
    event.stopPropagation();
    // The server's clock decides what is past; times on the screen are those of India.
    const publishAt = instantOfFields(day, time);
    if (!publishAt) return setProblem('Please choose a day and a time');
    publish.mutate(
      { version, publish_at: publishAt },
      {
        onSuccess: ({ publish_at }) => {
          onDone();
          praise(
            'Planned',
            `This version is published on ${publish_at ? `${formatInstant(publish_at)}, ${formatTime(publish_at)}` : 'that day'}.`,
          )();
        },
        onError: (error) =>
          setProblem((error instanceof CallFailure && error.fields?.publish_at) || failureText(error, '')),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Day"
          type="date"
          data-autofocus
          value={day}
          error={problem}
          onChange={({ currentTarget: { value } }) => setTime([value, time])}
        />
        <TextInput
          label="Time in India"
          type="time"
          value={time}
          onChange={({ currentTarget: { value } }) => setTime([day, value])}
        />
        <Group>
          <Button type="submit" loading={publish.isPending}>
            Publish at this time
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
