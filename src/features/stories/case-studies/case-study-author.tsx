import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { CaseStudyCard } from './case-studies.contract.ts';

/** Name of a story's author, with a link to the member's page where the reader can open it. */
export function CaseStudyAuthor({ author: { name, path } }: { author: CaseStudyCard['author'] }) {
  return path ? (
    <Anchor component={Link} to={path} inherit>
      {name}
    </Anchor>
  ) : (
    name
  );
}
