import { useState } from 'react';
import { pictureInWidth, SMALL_PICTURE } from '#platform/contract/files.ts';

interface PictureOrInitialsProps {
  /** Address of the member's picture, if there is one. */
  url: string | null | undefined;
  initials: string;
  /** Width of the requested picture; the small one by default. */
  width?: number;
  className: string | undefined;
}

/** A member's circle: the picture, or the initials. Its space is reserved before either has loaded. */
export function PictureOrInitials({
  url,
  initials,
  width = SMALL_PICTURE,
  className,
}: PictureOrInitialsProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || url === broken) return initials;
  return (
    <img
      className={className}
      src={pictureInWidth(url, width)}
      width={width}
      height={width}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
