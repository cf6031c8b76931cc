import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './rich-text.module.css';
import { anchorOf, type RichElement, type RichNode } from './rich-text.rules.ts';

/** Renders a content block as elements. The stored HTML never reaches the page as HTML. */
export function RichText({ nodes }: { nodes: RichNode[] }) {
  return <div className={classes.text}>{drawn(nodes)}</div>;
}

const drawn = (nodes: RichNode[]): ReactNode => nodes.map(drawnNode);

function drawnNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, children } = node;
  if (Tag === 'a') return drawnLink(node, key);
  if (Tag === 'hr' || Tag === 'br') return <Tag key={key} />;
  if (Tag === 'table') {
    return (
      <div key={key} className={classes.table}>
        <table>{drawn(withoutSpace(children))}</table>
      </div>
    );
  }
  // Whitespace between rows and cells is not text.
  const inTable = Tag === 'thead' || Tag === 'tbody' || Tag === 'tr';
  return (
    <Tag key={key} id={Tag === 'h2' ? anchorOf(children) : undefined}>
      {drawn(inTable ? withoutSpace(children) : children)}
    </Tag>
  );
}

function drawnLink({ href, children }: RichElement, key: number): ReactNode {
  if (!href) return drawn(children);
  if (href.startsWith('/')) {
    return (
      <Link key={key} to={href}>
        {drawn(children)}
      </Link>
    );
  }
  return (
    <a key={key} href={href}>
      {drawn(children)}
    </a>
  );
}

const withoutSpace = (nodes: RichNode[]) => nodes.filter((node) => typeof node !== 'string' || node.trim());
