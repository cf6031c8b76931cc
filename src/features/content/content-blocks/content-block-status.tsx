import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { ContentDraft } from './content-blocks.contract.ts';

/** Status and versions of a block; built in while none is stored. */
export function ContentBlockStatus({ block }: { block: ContentDraft | undefined }) {
  if (!block) return <StateBadge tone="neutral">Built in</StateBadge>;
  const { published_version, version, publish_at } = block;
  return (
    <>
      {published_version !== null && (
        <StateBadge tone="good">Published, version {published_version}</StateBadge>
      )}
      {published_version !== version && <StateBadge tone="attention">Draft, version {version}</StateBadge>}
      {publish_at && (
        <StateBadge tone="neutral">
          Planned for {formatInstant(publish_at)}, {formatTime(publish_at)}
        </StateBadge>
      )}
    </>
  );
}
