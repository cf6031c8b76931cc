import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useFiles } from './collaboration-files.api.ts';
import { type CollaborationFile, FILE_NAME_MAX } from './collaboration-files.contract.ts';

const WAIT_MS = 250;

interface FilesFieldProps {
  collaborationId: string;
  label: string;
  description?: string;
  /** The most files that can be chosen. */
  max: number;
  /** Files that were chosen before, so that their names show at once. */
  known: Pick<CollaborationFile, 'id' | 'name'>[];
  /** Ids of the chosen files. */
  value: string[];
  error?: ReactNode;
  onChange: (ids: string[]) => void;
}

/** Chooses files of the collaboration; typing searches all of them by name. */
export function FilesField({ collaborationId, known, max, description, value, ...props }: FilesFieldProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const files = useFiles(collaborationId, { sort: 'newest', ...(search && { search }) });
  const found = files.data ?? [];
  const options = new Map([
    ...value.map((id) => [id, names.get(id) ?? 'A deleted file'] as const),
    ...found.map(({ id, name }) => [id, name] as const),
  ]);
  return (
    <MultiSelect
      {...props}
      data={[...options].map(([id, name]) => ({ value: id, label: name }))}
      value={value}
      description={description ?? `From the tab Files, ${max} at most`}
      maxValues={max}
      searchable
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, FILE_NAME_MAX))}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      nothingFoundMessage={
        files.isPending ? 'Loading…' : search ? 'No file has this name' : 'There are no files yet'
      }
      onChange={(ids) => {
        setNames(new Map([...names, ...ids.map((id) => [id, options.get(id) ?? ''] as const)]));
        props.onChange(ids);
      }}
    />
  );
}
