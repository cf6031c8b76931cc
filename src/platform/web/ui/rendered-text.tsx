import classes from './rendered-text.module.css';

interface RenderedTextProps {
  /** HTML of the server's `renderMarkdown`, which sanitises it. Never pass HTML from elsewhere. */
  html: string;
}

/** A text that was written in Markdown, in our type scale. Its headings are h3 and below. */
export function RenderedText({ html }: RenderedTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it, and no script runs under our policy.
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
