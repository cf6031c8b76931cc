import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useFiles } from './collaboration-files.api.ts';
import { type CollaborationFile, FILE_NAME_MAX } from './collaboration-files.contract.ts';

const WAIT_MS = 250;

/** A file that is chosen. */
export type ChosenFile = Pick<CollaborationFile, 'id' | 'name'>;

interface FilesFieldProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'maxValues'> {
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

/** Chooses files of the collaboration; typing searches all of them by name, and the end of the list loads more. */
export function FilesField({ collaborationId, known, max, value, onChange, ...props }: FilesFieldProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const [found, setFound] = useState(new Map<string, string>());
  const files = useFiles(collaborationId, { sort: 'newest', ...(search && { search }) });
  const names = new Map([
    ...known.map(({ id, name }) => [id, name] as const),
    ...found,
    ...(files.data ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  const nameOf = (id: string) => names.get(id) ?? 'A deleted file';
  const listed = [...new Set([...(files.data ?? []).map(({ id }) => id), ...value])];
  return (
    <MultiSelect
      description={`From the tab Files, ${max} at most`}
      {...props}
      data={listed.map((id) => ({ value: id, label: nameOf(id) }))}
      value={value}
      maxValues={max}
      searchable
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, FILE_NAME_MAX))}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      nothingFoundMessage={
        files.isPending ? 'Loading…' : search ? 'No file has this name' : 'There are no files yet'
      }
      scrollAreaProps={{
        onBottomReached: () => {
          if (files.hasNextPage && !files.isFetchingNextPage) void files.fetchNextPage();
        },
      }}
      onChange={(ids) => {
        const chosen = ids.map((id) => ({ id, name: nameOf(id) }));
        setFound(new Map([...found, ...chosen.map(({ id, name }) => [id, name] as const)]));
        onChange(ids, chosen);
      }}
    />
  );
}
