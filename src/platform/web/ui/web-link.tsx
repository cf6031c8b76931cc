import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import classes from './web-link.module.css';

/** `asha.org/work`: an address as people say it. */
const spoken = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

interface WebLinkProps {
  /** Address that a member entered; the contract accepts only http(s). */
  url: string;
  /** The address itself by default. */
  children?: string;
}

/**
 * A link to a site that is not ours, which opens in a new tab and says so. Where it is too long for a line it breaks
 * before its last dot, if it has one: a break before the first letter would leave an empty line. The icon stays with the
 * last letter.
 */
export function WebLink({ url, children: text = spoken(url) }: WebLinkProps) {
  const dot = Math.max(0, text.lastIndexOf('.'));
  // A whole character: some, in names of sites too, are two units long.
  const last = /.$/su.exec(text)?.[0] ?? '';
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow">
      {text.slice(0, dot)}
      {dot > 0 && <wbr />}
      {text.slice(dot, text.length - last.length)}
      <span className={classes.end}>
        {last} <IconExternalLink size={14} stroke={1.5} role="img" aria-label="(opens in a new tab)" />
      </span>
    </Anchor>
  );
}
