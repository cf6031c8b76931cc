import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { ContentBlock } from './content-blocks.contract.ts';

/** Status and version of a block; built in while none is stored. */
export function ContentBlockStatus({ block }: { block: ContentBlock | undefined }) {
  if (!block) return <StateBadge tone="neutral">Built in</StateBadge>;
  return (
    <StateBadge tone={block.is_published ? 'good' : 'attention'}>
      {block.is_published ? 'Published' : 'Draft'}, version {block.version}
    </StateBadge>
  );
}
