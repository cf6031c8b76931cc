import { Button, Stack, Text } from '@mantine/core';
import { usePreviewFeed } from '#features/news/opml/opml.api.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';

interface FeedPreviewProps {
  /** Address in the form. */
  url: string;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What the feed has and is not taken, in sentences. */
function leftOutWords({ incomplete, older }: { incomplete: number; older: number }): string[] {
  return [
    incomplete > 0 &&
      `${counted(incomplete, 'story is', 'stories are')} left out: without a link, or without a title and text.`,
    older > 0 && `${counted(older, 'older story is', 'older stories are')} not read.`,
  ].filter((words) => words !== false);
}

/** Shows the newest stories of a feed before its source is saved, or why it cannot be read. */
export function FeedPreview({ url }: FeedPreviewProps) {
  const preview = usePreviewFeed();
  // What was read belongs to the address that was asked for.
  const isCurrent = preview.variables === url;
  const problem = preview.isError
    ? failureText(preview.error, 'The feed could not be read. Please try again.')
    : preview.data?.problem;
  return (
    <Stack gap="xs">
      <div>
        <Button
          variant="default"
          size="sm"
          disabled={url.trim() === ''}
          loading={preview.isPending}
          onClick={() => preview.mutate(url)}
        >
          Preview feed
        </Button>
      </div>
      <div role="status">
        {isCurrent && problem && (
          <Text size="sm" c="var(--bad)">
            {problem}
          </Text>
        )}
        {isCurrent && preview.data && !problem && (
          <>
            <Text size="sm">
              {preview.data.total === 0
                ? 'The feed can be read, and has no stories now.'
                : `The feed has ${preview.data.total} ${preview.data.total === 1 ? 'story' : 'stories'}. The newest:`}
            </Text>
            <ul>
              {preview.data.stories.map(({ title, link, published_at }) => (
                <li key={link}>
                  {title}
                  {published_at && `, ${formatInstant(published_at)}`}
                </li>
              ))}
            </ul>
            {leftOutWords(preview.data).map((words) => (
              <Text key={words} size="sm">
                {words}
              </Text>
            ))}
          </>
        )}
      </div>
    </Stack>
  );
}
