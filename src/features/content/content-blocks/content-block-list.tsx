import { Link } from 'react-router';
import { lineOf } from '#features/content/rich-text/rich-text.rules.ts';
import classes from './content-block-list.module.css';
import { ContentBlockStatus } from './content-block-status.tsx';
import type { ContentPage } from './content-blocks.contract.ts';
import type { EditedBlock } from './edited-blocks.rules.ts';

/** Returns a block's key as words: `main_heading` is "Main heading". */
export const blockName = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

interface ContentBlockListProps {
  pageKey: ContentPage;
  blocks: EditedBlock[];
}

/** List of a page's blocks, each linked to its editor. */
export function ContentBlockList({ pageKey, blocks }: ContentBlockListProps) {
  return (
    <ul className={classes.list}>
      {blocks.map(({ key, stored, builtIn }) => (
        <li key={key} className={classes.item}>
          <div>
            <Link to={`?page=${pageKey}&block=${key}`} className={classes.name}>
              {blockName(key)}
            </Link>
            <p className={classes.text}>
              {lineOf(stored ?? builtIn ?? { title: '', content: '' }) || 'Empty'}
            </p>
            {!builtIn && <p className={classes.text}>The page does not show this block.</p>}
          </div>
          <div>
            <ContentBlockStatus block={stored} />
          </div>
        </li>
      ))}
    </ul>
  );
}
