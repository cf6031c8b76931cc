import { FileInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useAddNewsSources, useReadOpml } from '#features/news/opml/opml.api.ts';
import { OPML_MAX, type OpmlEntry } from '#features/news/opml/opml.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './opml-import-dialog.module.css';

const STATES = { new: ['good', 'New'], known: ['neutral', 'Known'], wrong: ['bad', 'Wrong'] } as const;

const sourcesText = (count: number) => `${count} ${count === 1 ? 'source' : 'sources'}`;

const problemOf = (error: Error | null) =>
  error &&
  ((error instanceof CallFailure && error.fields?.text) || failureText(error, 'The file could not be read.'));

interface OpmlImportDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Reads an OPML file, shows what it would add, and adds it. Give it a new `key` each time it opens. */
export function OpmlImportDialog({ opened, onClose }: OpmlImportDialogProps) {
  const read = useReadOpml();
  const add = useAddNewsSources();
  const [problem, setProblem] = useState<string | null>(null);
  const entries = read.data ?? [];
  const fresh = entries.filter(({ state }) => state === 'new');
  const choose = async (file: File | null) => {
    read.reset();
    setProblem(null);
    if (!file) return;
    if (file.size > OPML_MAX) setProblem('The file must be 150 kB or less');
    else read.mutate(await file.text());
  };
  const send = () => {
    if (fresh.length === 0) return setProblem(problem ?? 'Please choose a file with a new feed');
    const sources = fresh.map(({ name, url, category, description }) => ({
      name,
      url,
      category,
      description,
    }));
    add.mutate(sources, {
      onSuccess: ({ added }) => {
        showToast({ title: 'Sources Added', message: `${sourcesText(added)} added`, tone: 'success' });
        onClose();
      },
    });
  };
  return (
    <RecordDialog
      opened={opened}
      title="Import sources"
      submitLabel={fresh.length > 0 ? `Add ${sourcesText(fresh.length)}` : 'Add sources'}
      unsaved={fresh.length > 0}
      busy={add.isPending || read.isPending}
      failure={add.error && { title: 'Creation Failed', error: add.error }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      <FileInput
        label="OPML file"
        description="A list of feeds as feed readers export it, with 200 feeds at most."
        placeholder="Choose a file"
        accept=".opml,.xml,text/xml,application/xml,text/x-opml"
        clearable={false}
        error={problem ?? problemOf(read.error)}
        onChange={(file) => void choose(file)}
      />
      {entries.length > 0 && <Entries entries={entries} />}
    </RecordDialog>
  );
}

function Entries({ entries }: { entries: OpmlEntry[] }) {
  const count = (state: OpmlEntry['state']) => entries.filter((entry) => entry.state === state).length;
  return (
    <section aria-label="Feeds of the file">
      <Text size="sm" role="status">
        {count('new')} new, {count('known')} known, {count('wrong')} wrong. Only new ones are added.
      </Text>
      <ul className={classes.list}>
        {entries.map(({ name, url, category, state, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a feed twice, and its order stays
          <li key={place}>
            <StateBadge tone={STATES[state][0]}>{STATES[state][1]}</StateBadge> <strong>{name}</strong>
            <div className={classes.about}>
              {reason ?? category} · {url}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
