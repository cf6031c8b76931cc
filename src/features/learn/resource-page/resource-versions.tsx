import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDownloadResource } from '#features/learn/resources/resources.api.ts';
import type { ResourceVersion } from '#features/learn/resources/resources.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './resource-versions.module.css';

/** Versions of a resource, the newest first; nothing while there is only one. */
export function ResourceVersions({ id, versions }: { id: string; versions: ResourceVersion[] }) {
  const download = useDownloadResource();
  if (versions.length < 2) return null;
  return (
    <section>
      <h2>Versions</h2>
      <ul className={classes.list}>
        {versions.map(({ number, file_name, byte_size, note, created_at, published_at }) => (
          <li key={number} className={classes.version}>
            <div>
              <p className={classes.name}>
                Version {number}
                {!published_at && ' (waiting for review)'}
              </p>
              <p className={classes.facts}>
                {formatInstant(published_at ?? created_at)} · {file_name} · {formatBytes(byte_size)}
              </p>
              {note && <p className={classes.note}>{note}</p>}
            </div>
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
              aria-label={`Download version ${number}`}
              loading={download.isPending && download.variables.version === number}
              onClick={() =>
                download.mutate(
                  { id, version: number, name: file_name },
                  {
                    onError: (error) =>
                      showToast({
                        title: 'Not downloaded',
                        message: failureText(error, 'Please try again.'),
                        tone: 'error',
                      }),
                  },
                )
              }
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
