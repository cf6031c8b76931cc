import { useContentBlocks } from '#features/content/content-blocks/content-blocks.api.ts';
import { headingsOf, parseRichText } from '#features/content/rich-text/rich-text.rules.ts';
import { RichText } from '#features/content/rich-text/rich-text.tsx';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { LEGAL_BLOCK, type LegalText } from './legal.rules.ts';
import classes from './legal-page.module.css';
import { OperatorDetails } from './operator-details.tsx';

interface LegalPageProps {
  title: string;
  pageKey: 'terms' | 'privacy';
  builtIn: LegalText;
}

/** Page with a legal text, as published by an admin or else built in, and its table of contents. */
export function LegalPage({ title, pageKey, builtIn }: LegalPageProps) {
  const block = useContentBlocks(pageKey).get(LEGAL_BLOCK);
  const nodes = parseRichText(block?.content || builtIn.content);
  return (
    <PageBody width="reading">
      <article className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.version}>
          {block
            ? `Edition ${block.version}, last changed on ${formatInstant(block.updated_at)}`
            : `Version ${builtIn.version}, in force from ${formatDay(builtIn.effectiveFrom)}`}
        </p>
        <nav className={classes.contents} aria-labelledby="contents">
          <h2 className={classes.contentsTitle} id="contents">
            Contents
          </h2>
          <ul>
            {headingsOf(nodes).map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#operator">Who runs this installation</a>
            </li>
          </ul>
        </nav>
        <RichText nodes={nodes} />
        <OperatorDetails />
      </article>
    </PageBody>
  );
}
