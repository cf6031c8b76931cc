import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** `asha.org/work`: an address as people say it. */
const spoken = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

interface WebLinkProps {
  /** What a member has entered; the contract lets only http(s) pass. */
  url: string;
  /** The address itself unless told. */
  children?: ReactNode;
}

/** A link to a site that is not ours, which opens in a new tab and says so. */
export function WebLink({ url, children = spoken(url) }: WebLinkProps) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children} <IconExternalLink size={14} stroke={1.5} role="img" aria-label="(opens in a new tab)" />
    </Anchor>
  );
}
