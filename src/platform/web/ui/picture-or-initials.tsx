import { useState } from 'react';
import { pictureInWidth, SMALL_PICTURE } from '#platform/contract/files.ts';

interface PictureOrInitialsProps {
  /** Address of the member's picture, if there is one. */
  url: string | null | undefined;
  initials: string;
  /** The width in which the picture is asked for; the small one unless told. */
  width?: number;
  className: string | undefined;
}

/** What stands in a member's circle: the picture, else the initials. Its place has its size before either is there. */
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
