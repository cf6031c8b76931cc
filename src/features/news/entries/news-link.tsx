import { IconExternalLink } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useOpenNews } from './news.api.ts';
import type { NewsEntry } from './news.contract.ts';

const MIDDLE_BUTTON = 1;

/** The title of a story: it opens the origin in a new tab, and the opening is counted. */
export function NewsLink({
  entry: { id, link, title },
}: {
  entry: Pick<NewsEntry, 'id' | 'link' | 'title'>;
}) {
  const opening = useOpenNews(id);
  const openInBackground = ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) opening.mutate();
  };
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={() => opening.mutate()}
      onAuxClick={openInBackground}
    >
      {title} <IconExternalLink size={14} stroke={1.5} role="img" aria-label="(opens in a new tab)" />
    </a>
  );
}
