import { Link } from 'react-router';
import { lineOf } from '#features/content/rich-text/rich-text.rules.ts';
import classes from './content-block-list.module.css';
import { ContentBlockStatus } from './content-block-status.tsx';
import type { ContentPage } from './content-blocks.contract.ts';
import { blockName, type EditedBlock } from './edited-blocks.rules.ts';

interface ContentBlockListProps {
  pageKey: ContentPage;
  blocks: EditedBlock[];
}

/** List of a page's blocks, each linked to its editor. */
export function ContentBlockList({ pageKey, blocks }: ContentBlockListProps) {
  return (
    <ul className={classes.list}>
      {blocks.map((block) => (
        <BlockRow key={block.key} pageKey={pageKey} block={block} />
      ))}
    </ul>
  );
}

function BlockRow({ pageKey, block }: { pageKey: ContentPage; block: EditedBlock }) {
  const { key, stored, builtIn } = block;
  return (
    <li className={classes.item}>
      <div>
        <Link to={`?page=${pageKey}&block=${key}`} className={`${classes.name} ${classes.oneLine}`}>
          {blockName(pageKey, block)}
        </Link>
        <p className={classes.text}>{lineOf(stored ?? builtIn ?? { title: '', content: '' }) || 'Empty'}</p>
        {!builtIn && <p className={classes.text}>The page does not show this block.</p>}
      </div>
      <div>
        <ContentBlockStatus block={stored} />
      </div>
    </li>
  );
}
