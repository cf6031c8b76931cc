import { IconBook2 } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';

/** The tab Stories of a member who has none. */
export function NoStories() {
  return (
    <EmptyState title="No stories yet" icon={<IconBook2 size={24} stroke={1.5} aria-hidden />}>
      Share your CSR journey and impact stories
    </EmptyState>
  );
}
