import type { MultiSelectProps } from '@mantine/core';
import { type Choice, PagedMultiSelect, useTypedSearch } from '#platform/web/fields/paged-multi-select.tsx';
import { useFiles } from './collaboration-files.api.ts';
import { FILE_NAME_MAX } from './collaboration-files.contract.ts';

/** A file that is chosen. */
export type ChosenFile = Choice;

interface FilesFieldProps
  extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'maxValues' | 'filter'> {
  collaborationId: string;
  label: string;
  /** The most files that can be chosen. */
  max: number;
  /** Files that were chosen before, so that their names show at once. */
  known: ChosenFile[];
  /** Ids of the chosen files. */
  value: string[];
  onChange: (ids: string[], chosen: ChosenFile[]) => void;
}

/** Chooses files of the collaboration by name. */
export function FilesField({ collaborationId, ...props }: FilesFieldProps) {
  const search = useTypedSearch(FILE_NAME_MAX);
  const files = useFiles(collaborationId, {
    sort: 'newest',
    ...(search.search && { search: search.search }),
  });
  return (
    <PagedMultiSelect
      description={`From the tab Files, ${props.max} at most`}
      {...props}
      search={search}
      found={files.data}
      readMore={files.hasNextPage && !files.isFetchingNextPage ? () => void files.fetchNextPage() : undefined}
      goneName="A deleted file"
      emptyText={{ none: 'There are no files yet', notFound: 'No file has this name' }}
    />
  );
}
