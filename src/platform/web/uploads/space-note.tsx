import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '#platform/contract/files.ts';
import { getFileSpace } from '#platform/contract/uploads.ts';
import { call } from '../client.ts';
import classes from './upload-field.module.css';

/** Says how much room the files of the member's profile take, and how much they may take; nothing until it is known. */
export function SpaceNote() {
  const space = useQuery({
    queryKey: ['uploads', 'space'],
    queryFn: () => call(getFileSpace),
    staleTime: 0,
  });
  if (!space.data) return null;
  const { used, allowed } = space.data;
  return (
    <p className={classes.note}>
      {used === 0
        ? `Your files may take ${formatBytes(allowed)} in all.`
        : `Your files take ${formatBytes(used)} of ${formatBytes(allowed)}, with those of your colleagues and those in workspaces.`}
    </p>
  );
}
